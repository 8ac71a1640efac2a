/** What I may do, found by the thing on the table that it is done with. */

import type { Choice, Says } from "../../lib/wire";
import type { Apprentice, DieColour } from "./view";

export interface Offers {
  cells: Map<string, Choice>; // dice of the cave, by colour and number
  cards: Map<number, Choice[]>; // my cards, by their main number
  columns: Map<number, Choice[]>; // my dice, by the number that they show
}

export function cellOf(colour: unknown, number: unknown): string {
  return `${colour}-${number}`;
}

/** What a choice is done with, as the server says. */
export interface With {
  from?: "cave" | "held";
  number?: number;
  colour?: DieColour;
  to?: number; // what the die is turned to
  card?: number;
}

export function withOf({ leads }: Choice): With {
  return (leads ?? {}) as With;
}

/** The same by the things on the table. */
export interface Things {
  cell: string | null; // dice of the cave
  card: number | null; // a card of mine
  column: number | null; // my dice of one number
}

export function thingsOf(choice: Choice): Things {
  const { from, number = null, colour, card = null } = withOf(choice);
  return { cell: from === "cave" ? cellOf(colour, number) : null, card, column: from === "held" ? number : null };
}

export function offersOf(legal: Choice[]): Offers {
  const offers: Offers = { cells: new Map(), cards: new Map(), columns: new Map() };
  for (const choice of legal) {
    const { cell, card, column } = thingsOf(choice);
    if (cell !== null) offers.cells.set(cell, choice);
    if (card !== null) add(offers.cards, card, choice);
    if (column !== null) add(offers.columns, column, choice);
  }
  return offers;
}

function add(groups: Map<number, Choice[]>, key: number, choice: Choice): void {
  groups.set(key, [...(groups.get(key) ?? []), choice]);
}

/** Why cards of mine cannot be played, by their main number. */
export function reasonsOf({ unplayable }: Apprentice, names: string[], powers: unknown): Map<number, Says> {
  return new Map(
    unplayable.map(({ card: [card, sub], why }) => {
      const args = { card, sub, power: names[card]!, then: names[sub]!, powers: String(powers) };
      return [card, { id: `unplayable-${why}`, args }];
    }),
  );
}

/** The same choices as they are offered now, if they are: what others do sends mine anew, and nobody's hand is hurried. */
export function stillOffered(choices: Choice[], { cards, columns }: Offers): Choice[] | null {
  return [...cards.values(), ...columns.values()].find((offered) => named(offered) === named(choices)) ?? null;
}

function named(choices: Choice[]): string {
  return JSON.stringify(choices.map(({ action }) => action));
}

/** What becomes of the dice of one number, as short as it can be said. */
export function effectOf(choices: Choice[]): string {
  const { do: verb } = choices[0]!.action;
  if (verb === "roll") return "↻";
  if (verb === "name") return `= ${choices[0]!.says.args.sum}`;
  const results = new Set(choices.map((choice) => withOf(choice).to));
  return results.size > 1 ? "→ ?" : `→ ${[...results][0]}`;
}

/** Naming a number cannot be made good again, and several choices must be told apart: both are asked for once more. */
export function asksAgain(choices: Choice[]): boolean {
  return choices.length > 1 || choices[0]?.action.do === "name";
}
