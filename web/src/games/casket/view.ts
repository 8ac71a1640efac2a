/** A game of Casket of Gold as the server shows it. */

import type { Says } from "../../lib/wire";
import type { Suit } from "./deck";
import type { Ground } from "./dice";

export type Square = [column: number, row: number];
export type Fighter = number | "dummy" | "house";
export type Phase =
  | "exchange"
  | "bid"
  | "fight"
  | "roll"
  | "failing"
  | "fog"
  | "drawn"
  | "thief"
  | "give"
  | "mutiny"
  | "plunder"
  | "hindsight"
  | "move"
  | "over"
  | Moment;

/** What comes by itself: nobody decides. */
export type Moment =
  | "deal"
  | "dummy-turned-up"
  | "others-play"
  | "fight-ends"
  | "feature-idle"
  | "next-fight"
  | "battle-ends"
  | "reckoning"
  | "next-move"
  | "battle-over";

/** A card by its natural side; what is on its special side is in the deck. */
export interface Card {
  suit: Suit;
  value: number;
}

export interface HeldCard extends Card {
  card: number; // as actions name it
}

/** A card on the table. */
export interface Row extends Card {
  who: Fighter;
  counts: "natural" | "universal" | "trump" | "fog";
  counted: number;
  waits: "thief" | "mutiny" | null;
}

export interface Try extends Card {
  who: number;
  cost: number;
  special: number;
  points: number;
  rolled: boolean;
}

export interface Captain {
  square: Square | null;
  to_go: number | null; // steps to the casket, which rank captains; null off the map
  die: Ground; // that they roll; white for none
  luck: number;
  bid: number | null;
  hindsight: number | null; // what the bid counts as by hindsight
  won: number;
  cards: number;
  hand: HeldCard[];
  known: HeldCard[];
  void: Suit[];
  blessed: boolean;
  points: number;
  diagonals: boolean;
  lot: number | null; // drawn by captains with equal points and fights: the lowest moves first
}

export interface Dummy {
  square: Square | null;
  won: number;
  cards: number;
  hand: HeldCard[];
}

export interface Chart {
  columns: number;
  rows: number;
  colours: (Ground | null)[][]; // by row, then column; null is open sea
  walls_right: Square[];
  walls_below: Square[];
  accelerations: { column: number; fights: number }[]; // the first column beyond each line, and cards dealt from then on
  crossed: number;
  start: Square[];
  harbour: boolean; // the start holds several markers
  finish: Square[];
}

/** What was led: trump where that is no suit. */
export type Led = Suit | "trump";
export type How = "trump" | "highest" | "roll-off" | "first" | "leader";
export type Earning = "made" | "close" | "missed" | "halved" | "close-by-hindsight" | "missed-with-hindsight";

/** The fight that ended last. */
export interface LastFight {
  table: Omit<Row, "waits">[];
  winner: Fighter;
  how: How;
  lies: boolean; // its cards are still on the table
}

/** What a captain's bid brought. */
export interface Earned {
  bid: number;
  counted: number; // another than the bid by hindsight
  won: number;
  points: number;
  how: Earning;
}

/** The battle that was reckoned last; while it is told, captains come one by one: null for who is still to come. */
export interface LastBattle {
  battle: number;
  captains: (Earned | null)[];
  dummy: { won: number; points: number } | null;
}

/** A die that lies in front of someone. */
export interface Roll {
  ground: Ground;
  face: number;
  second: number; // after a circle; 0: none
  why: "deal" | "try" | "roll-off" | "mutiny";
  count: number; // how many have been rolled: a new one tumbles
}

/** What only the page remembers, so that nothing is gone before it was seen. */
export interface Memory {
  battle: number;
  trick: { rows: Row[]; winner: Fighter; how: How } | null; // the fight that has just ended
  rolls: Partial<Record<Fighter, Roll>>;
  rolled: number;
}

export interface CasketView {
  battle: number;
  fights: number;
  fight: number;
  phase: Phase;
  turn: number | null;
  dealer: number | null;
  chairs: number[];
  order: Fighter[]; // who plays a card, beginning at the dealer's left
  nemesis: number | null; // the bid that may not be made now
  most_luck: number; // luck points that a captain can have
  captains: Captain[];
  dummy: Dummy | null;
  house: boolean;
  deck: { left: number; known: HeldCard[] };
  led: Led | null;
  table: Row[];
  trying: Try | null;
  drawn: HeldCard | null;
  last_fight: LastFight | null;
  last_battle: LastBattle | null;
  map: Chart;
  winner: Fighter | null;
  memory?: Memory;
}

/** The captains and squares that an event is about. */
export function about(event: Says | null): { fighters: Fighter[]; square: Square | null } {
  if (!event) return { fighters: [], square: null };
  const { seat, target, column, row } = event.args;
  const seats = [seat, target].flatMap((one): Fighter[] => (typeof one === "number" ? [one] : []));
  const others = (["dummy", "house"] as const).filter((name) => event.id.includes(name));
  return {
    fighters: [...seats, ...others],
    square: typeof column === "number" && typeof row === "number" ? [column, row] : null,
  };
}
