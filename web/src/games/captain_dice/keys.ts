/** The keys of the dice phase: the left of the keyboard is the field, Space casts, Enter rings. */

import { cellAt } from "./cells";
import { type Card, CARDS } from "./view";

const ROWS = ["12345", "qwert", "asdfg", "zxcvb"];

/** The cell that a key stands for; null for other keys. */
export function cellOfKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): string | null {
  const sign = code.startsWith("Digit") ? code.slice(-1) : key.toLowerCase();
  const row = ROWS.findIndex((keys) => sign.length === 1 && keys.includes(sign));
  return row < 0 ? null : cellAt({ column: ROWS[row]!.indexOf(sign), row });
}

const CARD_KEYS = "67890-";

/** The card of the hand that a key stands for. */
export function cardOfKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): Card | undefined {
  const place = CARD_KEYS.indexOf(code.startsWith("Digit") ? code.slice(-1) : key);
  return place < 0 ? undefined : CARDS[place];
}

export function keyOfCard(card: Card): string {
  return CARD_KEYS[CARDS.indexOf(card)]!;
}

/** Whom a key votes for. */
export function seatOfKey(event: Pick<KeyboardEvent, "key" | "code">): number {
  const card = cardOfKey(event);
  return card ? CARDS.indexOf(card) : -1;
}

export function keyOfSeat(seat: number): string {
  return CARD_KEYS[seat]!;
}

/** What is printed on the key of a cell. */
export function keyOfCell(cell: string): string {
  return ROWS[Number(cell[1]) - 1]!["abcde".indexOf(cell[0]!)]!.toUpperCase();
}

/** Whether a key is meant for what has the focus, and not for the table. */
export function isForFocus(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return true;
  if (target?.closest("input, textarea, select")) return true;
  return (event.key === " " || event.key === "Enter") && target?.closest("button, a, summary, [role=button]") != null;
}
