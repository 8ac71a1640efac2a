/** What the server offers, by where it is pressed. */

import type { Action, Choice } from "../../lib/wire";
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

/** The two numbers that an island wants. */
export function wantedBy(cell: string, { field }: CaptainView): number[] {
  return field[cell]?.treasure ?? [];
}

/** The numbers that some of these islands want, each as often as the island that wants most of it. */
export function usefulFor(cells: string[], view: CaptainView): number[] {
  const wishes = cells.map((cell) => wantedBy(cell, view));
  const most = (face: number): number => Math.max(...wishes.map((faces) => faces.filter((other) => other === face).length));
  return [...new Set(wishes.flat())].flatMap((face) => Array.from({ length: most(face) }, () => face));
}

/** Islands that a card can be laid on, and the cards. */
export interface Lays {
  cells: Map<string, Choice>;
  cards: Card[];
}

export function layOf(legal: Choice[]): Lays {
  const lays = legal.filter(({ action }) => action.do === "lay");
  return {
    cells: new Map(lays.map((choice) => [String(choice.action.cell), choice])),
    cards: [...new Set(lays.map(({ action }) => action.card as Card))],
  };
}

/** Who was faster, where an action was not granted: with the island, or (null) with the bell. */
export function loss(action: Action, { field, phase, first }: CaptainView, me: number | null): { cell: string | null; seat: number } | null {
  const cell = String(action.cell);
  const owner = field[cell]?.owner ?? null;
  if (action.do === "place" && owner !== null && owner !== me) return { cell, seat: owner };
  const wanted = action.do === "ring" || action.do === "cast" || (action.do === "place" && owner === null);
  return wanted && phase === "set-up" && first !== me ? { cell: null, seat: first } : null;
}
