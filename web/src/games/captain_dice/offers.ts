/** What the server offers, by where it is pressed. */

import type { Choice } from "../../lib/wire";
import { type CaptainView, type Card, holds } from "./view";

/** Islands that a pair can be put on, with the dice that are left when what I asked for is granted. */
export function placesOf(legal: Choice[], { field }: CaptainView, dice: number[], asked: string[]): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of legal) {
    const cell = String(choice.action.cell);
    const treasure = field[cell]?.treasure;
    if (choice.action.do === "place" && treasure && !asked.includes(cell) && holds(dice, treasure)) found.set(cell, choice);
  }
  return found;
}

/** Islands that a card can be laid on, and the cards. */
export function layOf(legal: Choice[]): { cells: Map<string, Choice>; cards: Card[] } {
  const lays = legal.filter(({ action }) => action.do === "lay");
  return {
    cells: new Map(lays.map((choice) => [String(choice.action.cell), choice])),
    cards: [...new Set(lays.map(({ action }) => action.card as Card))],
  };
}
