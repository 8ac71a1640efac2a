/** What the server offers, by where it is pressed. */

import type { Choice } from "../../lib/wire";
import type { Card, Pair } from "./view";

/** Where a pair leads: the dice that it takes, and the islands that another pair fits then. */
interface PairLeads {
  dice: Pair;
  then: string[];
}

const byCell = (legal: Choice[], what: string): Map<string, Choice> =>
  new Map(legal.filter(({ action }) => action.do === what).map((choice) => [String(choice.action.cell), choice]));

const leadsOf = (place: Choice | undefined): PairLeads | undefined => place?.leads as PairLeads | undefined;

/** Islands that a pair can be put on, also when all that I asked for is granted: `dice` are those that I have then. */
export function placesOf(legal: Choice[], asked: string[], dice: number[]): Map<string, Choice> {
  const places = byCell(legal, "place");
  const granted = asked.flatMap((cell) => leadsOf(places.get(cell)) ?? []);
  const fits = (cell: string): boolean => without(diceFor(legal, cell), dice).length === 0 && granted.every(({ then }) => then.includes(cell));
  return new Map([...places].filter(([cell]) => !asked.includes(cell) && fits(cell)));
}

/** The dice that lie on an island already when I ask for it. */
export function diceFor(legal: Choice[], cell: string | null): number[] {
  return leadsOf(byCell(legal, "place").get(cell ?? ""))?.dice ?? [];
}

/** The numbers that some of these islands want, each as often as the island that wants most of it. */
export function usefulFor(places: Iterable<Choice>): number[] {
  const wishes = [...places].map((place) => leadsOf(place)?.dice ?? []);
  const most = (face: number): number => Math.max(...wishes.map((faces) => faces.filter((other) => other === face).length));
  return [...new Set(wishes.flat())].flatMap((face) => Array.from({ length: most(face) }, () => face));
}

/** Dice without some of them, which are drawn elsewhere. */
export function without(dice: number[], gone: number[]): number[] {
  const left = [...dice];
  for (const face of gone) if (left.includes(face)) left.splice(left.indexOf(face), 1);
  return left;
}

/** Islands that a card can be laid on, and the cards. */
export interface Lays {
  choices: Choice[];
  cells: Map<string, Choice>;
  cards: Card[];
}

export function layOf(legal: Choice[]): Lays {
  const choices = legal.filter(({ action }) => action.do === "lay");
  return { choices, cells: byCell(legal, "lay"), cards: [...new Set(choices.map(({ action }) => action.card as Card))] };
}

/** The choice to lay that card there. */
export function layAt({ choices }: Lays, card: Card | null, cell: string | null): Choice | undefined {
  return choices.find(({ action }) => action.card === card && action.cell === cell);
}
