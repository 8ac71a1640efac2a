/** The game as the server shows it. Written by `make types` from games/captain_dice/plain.py: change it there. */

export type Mode = "action" | "turns";

export type Phase = "bell" | "dice" | "set-up" | "vote" | "over" | "battle" | "treasure";

export type NoBell = "closed" | "first-turns" | "too-few";

export type Pair = [number, number];

export type Card = "hostage" | "boarding" | "broadside" | "gun" | "squid" | "spy";

/** A cell of the field. */
export interface Island {
  treasure: Pair | null; // the dice on the treasure card that lies there
  owner: number | null; // whose dice or attack card lie there
  card: Card | "face-down" | null; // the attack card; face down where you may not know it
}

/** Two cards of a captain that enclose what lies between them. */
export interface Line {
  seat: number; // the captain
  start: string; // the cell of one card
  end: string; // the cell of the other
  between: string[]; // the cells that lie between them
}

/** The battle and the treasure phase, which nobody decides in. */
export interface Battle {
  reach: Record<string, string[]>; // the cells of the cards that are turned up, and the opponents' cells that each reaches
  lines: Line[]; // in the treasure phase: by which captains enclose treasure
}

export type Cards = Partial<Record<Card, number>>;

/** A player, by the seat. */
export interface Captain {
  dice: number[]; // in hand as they were cast, in order; empty before
  dice_in_hand: number; // how many
  locked_out: boolean; // rang wrongly: out of this dice phase
  hand: Cards; // attack cards in hand; empty for opponents
  hand_size: number; // how many
  unseen: Cards; // of opponents: in hand, face down, or discarded where that is hidden
  unseen_early: Cards; // of opponents: laid before the discards were taken back in this round
  early: string[]; // the cells with these
  discard: Cards; // discarded attack cards; empty for opponents where that is hidden
  discard_size: number; // how many
  treasures: number; // treasure cards won
  doubles: number; // those of them that show two equal numbers
  loot: number[]; // these cards in the order in which they were taken, each its two dice as one number: 25
}

/** The vote on who is toasted, of those who are tied. */
export interface Vote {
  candidates: number[]; // the seats that can be voted for
  voted: number[]; // the seats that have voted
  mine: number | null; // whom you voted for
}

/** A game of Captain Dice. Cells are named by column and row: a1, b1 ... */
export interface CaptainView {
  round: number; // the round that is played, from 1; after the end, how many there were
  mode: Mode; // in real time, or by turns
  phase: Phase; // of the round; bell: the dice phase has not begun
  first: number; // the first player
  turn: number | null; // whose turn it is, where there are turns
  no_bell: NoBell | null; // by turns: why nobody can ring now
  lines_to_ring: string[][] | null; // with help=lines, in the dice phase: the taken cells of lines to ring for
  rows: number; // of the field
  columns: number; // of the field
  field: Record<string, Island>; // by the names of its cells
  deck: number; // treasure cards left to be drawn
  encloses: Line[]; // before treasure is shared out: what would be enclosed if everything stayed where it lies
  battle: Battle | null; // while it is fought, and treasure is shared out
  players: Captain[]; // by seat
  vote: Vote | null; // while there is one
  toasted: number[] | null; // after the end: the seats that are toasted
}
