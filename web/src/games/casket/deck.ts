/** The cards and their special sides, from the very files that the rules read. */

import thirtySix from "../../../../src/doubloon/games/casket/data/decks/36.toml";
import fortyFive from "../../../../src/doubloon/games/casket/data/decks/45.toml";
import type { Feature, Suit } from "./view";

export const SUITS = ["swords", "axes", "bows", "shields", "skulls"] as const satisfies Suit[];

/** A card's special side. */
export interface Special {
  feature: Feature;
  value: number;
  cost: number;
}

/** By suit, the special sides from 1 to 9; an empty one is none. */
export type Deck = Partial<Record<Suit, (Special | Record<string, never>)[]>>;

const NAMED: Record<string, Deck> = { "36": thirtySix as Deck, "45": fortyFive as Deck };

/** A table's deck: one that comes with the game, or the designer's own, which the options hold whole. */
export function deckOf(option: unknown): Deck {
  return typeof option === "object" && option ? (option as Deck) : (NAMED[String(option)] ?? NAMED["36"]!);
}

export function specialOf(deck: Deck, card: { suit: Suit; value: number }): Special | null {
  const side = deck[card.suit]?.[card.value - 1];
  return side?.feature ? (side as Special) : null;
}

/** As players write a special value: U7 or T9. */
export function valueSign(special: Special): string {
  return `${special.feature === "trump" ? "T" : "U"}${special.value}`;
}
