/** The game as the server shows it. Written by `make types` from games/kraken/plain.py: change it there. */

export type Mood = "dormant" | "tantrum" | "enraged";

/** A ship, by its seat. */
export interface Ship {
  space: number; // where it is
  bruises: number; // defences lost since its last roll
  fewer: number; // points that they will cost it at the next
  gripped: boolean; // the Kraken hit it: its next turn has at most 1 point
  to_go: number; // links to the eye while the treasure lies there, else to Start: the fewer, the higher it ranks
}

/** Something that is legal but for its cost. */
export interface Dear {
  do: string; // a way, "attack" or "shoot"
  cost: number; // in points
  space?: number; // where that way leads
  seat?: number; // whom it would attack
  base?: number; // which coral base it would shoot at
}

/** A coral base, and the pillar that may stand there. */
export interface Pillar {
  space: number; // where it is
  points: number; // hit points of the pillar; 0: none stands
}

/** A game of Kraken. Spaces and coral bases go by their numbers on the board. */
export interface KrakenView {
  round: number; // the round that is played, from 1; after the end, how many were begun
  turn: number | null; // whose turn it is; none after the end
  starter: number; // the starting player
  points: number; // action points that are left in this turn
  most_points: number; // that a turn can begin with
  dial: Mood[]; // the mood of each segment
  segment: number; // the one that the dial points at, from 0
  mood: Mood; // its mood
  next_mood: Mood; // that of the one after it
  stirs: Mood; // the next mood in which the Kraken acts
  stirs_in: number; // in how many rounds
  treasure: number | null; // the seat that has it; none while it lies in the eye
  ships: Ship[]; // by seat
  threats: number[][]; // the least die with which one seat could attack another on its next turn; 0: none
  too_dear: Dear[]; // what whose turn it is could do with more points
  pillars: Pillar[]; // of every coral base
  winner: number | null; // the seat that won
}
