/** What the things on Casket's table say of themselves, from what the server sent. */

import type { About } from "../../lib/ask";
import type { Player } from "../../lib/seats";
import type { Choice } from "../../lib/wire";
import type { Words } from "../../lib/words";
import type { Captain, Card, CasketView, Earned, Fighter, Laid, Row, Square } from "./view";

/** Whose a thing is: the name, and whether it is mine. */
export interface Whose {
  name: string;
  mine: number;
}

export function whose(player: Player): Whose {
  return { name: player.name, mine: Number(player.you) };
}

/** A card with both its sides. */
export function aboutCard({ suit, value, feature, special, cost }: Card): About[] {
  return [["card", { suit, value }], ...(feature ? [[feature, { special, cost }] as const] : [])];
}

/** A card on the table, and what it counts as there. */
export function aboutLaid(row: Laid | Row): About[] {
  const waits = "waits" in row ? row.waits : null;
  return [
    ...(row.counts === "natural" ? [] : [["counts", { counts: row.counts, value: row.counted }] as const]),
    ...aboutCard(row),
    ...(waits ? [["waits", { feature: waits }] as const] : []),
  ];
}

/** Cards in a list for people to read. */
export function named(cards: Card[], words: Words): string {
  return cards.map(({ suit, value }) => words.say("card", { suit, value })).join(", ");
}

/** How many cards somebody holds, and which of them are no secret to me. */
export function aboutHand(whose: Whose, { cards, known, void: lacks }: Captain, words: Words): About[] {
  const suits = lacks.map((suit) => words.say("suit-name", { suit })).join(", ");
  return [
    ["cards", { ...whose, cards }],
    ...(known.length && !whose.mine ? [["cards-known", { cards: named(known, words) }] as const] : []),
    ...(suits && !whose.mine ? [["void", { name: whose.name, suits }] as const] : []),
  ];
}

export function aboutTally(whose: Whose, won: number, bid: number | null): About {
  return bid === null ? ["no-bid", { ...whose }] : ["tally", { ...whose, won, bid }];
}

/** What a bid brought; with hindsight another rule says so. */
export function aboutEarned(name: string, { bid, counted, won, points, how }: Earned): About {
  return [counted === bid ? "earned" : "earned-late", { name, bid, counted, won, points, how }];
}

export function aboutSquare({ map, dice }: CasketView, square: Square): About[] {
  const [column, row] = square;
  const isAmong = (squares: Square[]): boolean => squares.some((other) => other.join() === square.join());
  const colour = map.colours[row]![column]!;
  const [one = 0, two = 0, three = 0] = dice.find((die) => die.colour === colour)?.chances ?? [];
  const steps = map.to_go[row]![column] ?? null;
  if (isAmong(map.finish)) return [["casket"]];
  return [
    ...(isAmong(map.start) ? [["start", { harbour: Number(map.harbour) }] as const] : []),
    ["square", { colour, one, two, three }],
    steps === null ? ["no-way"] : ["to-go", { steps }],
  ];
}

export function aboutMarker(view: CasketView, players: Player[], who: Fighter): About[] {
  const player = players[Number(who)];
  const captain = view.captains[Number(who)];
  if (!player || !captain) return [["dummy-marker"]];
  return [["marker", { ...whose(player), bid: captain.bid ?? "none" }], aboutPlace(captain)];
}

/** How far somebody is from the casket. */
export function aboutPlace({ square, to_go, die }: Captain): About {
  return square ? ["marker-at", { steps: to_go ?? 0 }] : ["marker-off", { colour: die }];
}

/** A choice in the server's words: `about-step` says `action-step`. */
export function aboutChoice({ says }: Choice, target = ""): About {
  return [says.id.replace("action-", ""), { ...says.args, target }];
}
