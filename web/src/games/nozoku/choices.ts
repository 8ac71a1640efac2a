/** What I may do, found by the thing on the table that it is done with. */

import type { Action, Choice, Says } from "../../lib/wire";
import { powerOf } from "./powers";
import type { NozokuView } from "./view";

export interface Offers {
  cells: Map<string, Choice>; // dice of the cave, by colour and number
  cards: Map<number, Choice[]>; // my cards, by their main number
  columns: Map<number, Choice[]>; // my dice, by the number that they show
}

export function cellOf(colour: unknown, number: unknown): string {
  return `${colour}-${number}`;
}

/** What an action is done with. */
export interface Things {
  cell: string | null; // dice of the cave
  card: number | null; // a card of mine
  column: number | null; // my dice of one number
}

export function thingsOf({ do: verb, colour, number, card }: Action): Things {
  return {
    cell: verb === "take" ? cellOf(colour, card) : verb === "pick" ? cellOf(colour, number) : null,
    card: card === undefined ? null : Number(card),
    column: verb === "turn" || verb === "roll" || verb === "name" ? Number(number) : null,
  };
}

export function offersOf(legal: Choice[]): Offers {
  const offers: Offers = { cells: new Map(), cards: new Map(), columns: new Map() };
  for (const choice of legal) {
    const { cell, card, column } = thingsOf(choice.action);
    if (cell !== null) offers.cells.set(cell, choice);
    if (card !== null) add(offers.cards, card, choice);
    if (column !== null) add(offers.columns, column, choice);
  }
  return offers;
}

function add(groups: Map<number, Choice[]>, key: number, choice: Choice): void {
  groups.set(key, [...(groups.get(key) ?? []), choice]);
}

/** Why cards of mine cannot be played, by their main number, while I am to take a die. */
export function reasonsOf({ turn, unplayable }: NozokuView, me: number | null, powers: unknown): Map<number, Says> {
  if (me === null || turn !== me) return new Map();
  return new Map(
    unplayable.map(({ card: [card, sub], why }) => {
      const args = { card, sub, power: powerOf(card), then: powerOf(sub), powers: String(powers) };
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
  const results = new Set(choices.map(({ action }) => Number(action.to)));
  return results.size > 1 ? "→ ?" : `→ ${[...results][0]}`;
}

/** Naming a number cannot be made good again, and several choices must be told apart: both are asked for once more. */
export function asksAgain(choices: Choice[]): boolean {
  return choices.length > 1 || choices[0]?.action.do === "name";
}
