/** What the things on Nozoku's table say of themselves, from what the server sent. */

import type { About } from "../../lib/ask";
import type { Player } from "../../lib/seats";
import type { Argument } from "../../lib/wire";
import { countOf } from "./dice";
import type { Power } from "./powers";
import { sideOf } from "./sides";
import type { Card, DieColour, NozokuView, Taken } from "./view";

/** The words of a card: its actions, and what Echo and Tip reach. */
export function wordsOf([card, sub]: Card, names: Power[], powers: unknown): Record<string, Argument> {
  return { card, sub, power: names[card]!, then: names[sub]!, powers: String(powers) };
}

/** Dice of the cave, and who could take one of them now. */
export function aboutCave(view: NozokuView, players: Player[], colour: DieColour, number: number): About[] {
  if (colour === "white") return [["cave-white", { number }]];
  const takers = players.filter(({ seat }) => view.players[seat]!.could_take.includes(number)).map(({ name }) => name);
  return [
    ["cave-dice", { colour, number, count: countOf(view.cave, colour, number) }],
    ...(takers.length ? [["takers", { names: takers.join(", ") }] as const] : []),
  ];
}

/** What somebody sees of the taken die, and whether it is of use to them. */
export function aboutSight(view: NozokuView, taken: Taken, { seat, name }: Player): About {
  const number = taken[sideOf(taken, seat)];
  if (seat === view.turn) return ["front", { name, number, power: view.power_names[number]! }];
  const [card, sub] = taken.peeks[seat] ?? [0, 0];
  return ["sees", { name, number, card: card!, sub: sub!, power: view.power_names[sub!]! }];
}

/** A card of mine: what it does, and when. */
export function aboutCard(card: Card, names: Power[], powers: unknown, played: boolean): About[] {
  const words = wordsOf(card, names, powers);
  return [["card", words], played ? ["played"] : ["peeks-at", words]];
}
