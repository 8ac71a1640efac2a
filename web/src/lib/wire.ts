/** Every message of a table's socket, as docs/protocol.md has them. */

import type { Change } from "./changes";

export type Argument = string | number;

/** A message in no language: its id in a catalogue, and its arguments. */
export interface Says {
  id: string;
  args: Record<string, Argument>;
}

export type Action = { do: string } & Record<string, Argument>;

/** A legal action and what it does. */
export interface Choice {
  action: Action;
  says: Says;
  /** It is kept in sight, however many choices there are. */
  stays?: boolean;
  /** Where it leads, what it costs, what it would reach: as the game's `leads.py` says. */
  leads?: Record<string, unknown>;
}

/** Several actions in a row that are one choice to people; each is asked for on its own. */
export interface Longer {
  actions: Action[];
  says: Says;
  leads: Record<string, unknown>;
}

export interface Seat {
  name: string | null;
  bot: string | null;
  program: boolean;
  you: boolean;
}

export interface Pace {
  kind: "live" | "seconds" | "days";
  amount: number;
}

export interface About {
  id: string;
  game: string;
  rules: string;
  players: number;
  options: Record<string, unknown>;
  talk: boolean; // of the terms of a table, what the page asks for
  host: boolean;
}

export interface Ending {
  ranks: number[];
  scores: number[];
  winners: number[]; // seats
  decided: boolean; // false: the game came to its limit, and nobody won
  secret: string;
}

export interface Now {
  status: "open" | "playing" | "over";
  view: unknown;
  actors: number[];
  haste: boolean;
  prompt: Says | null;
  legal: Choice[];
  undo: boolean;
  due: Record<string, number>;
  ending: Ending | null;
  longer?: Longer[];
}

export interface Line {
  seat: number | null;
  name: string;
  text: string;
  at_ms: number;
}

/** An event of the game: a message, and what changes in the view by it. */
export interface Told extends Says {
  /** Left out of the last event of a step, and of steps that are sent late. */
  changes?: Change[];
}

export interface Step {
  type: "step";
  seq: number;
  at_ms: number;
  kind: string;
  events: Told[];
  re?: string;
  facts?: Record<string, Argument | null>;
  seats?: Seat[];
  now?: Now;
}

export interface TableMessage {
  type: "table";
  seq: number;
  at_ms: number;
  about: About;
  seat: number | null;
  seats: Seat[];
  secret_hash: string | null;
  rematch: string | null;
  talk: Line[];
  log: Step[]; // the last steps since the start, without `now`
  now: Now;
}

export interface Here {
  here: boolean;
  rtt_ms: number | null;
}

export interface Presence {
  type: "presence";
  seats: Here[];
  watching: number;
  captains?: number; // per cent of what searching bots need that is ready, where it is not all
  hands?: number; // seconds for an act that bots go by, the slowest person's
}

export interface Refused {
  type: "refused";
  re: string;
  why: Says;
  text: string;
}

export type Incoming =
  | TableMessage
  | Step
  | { type: "missed"; steps: Step[] }
  | { type: "done"; re: string; seq: number }
  | Refused
  | { type: "error"; why: Says; text: string }
  | Presence
  | { type: "ping"; n: number }
  | { type: "bye"; why: Says; again: boolean };

/** What a person asks for; the socket gives it its id. */
export type Wish =
  | { type: "move"; action: Action }
  | { type: "undo" }
  | { type: "resign" }
  | { type: "return" }
  | { type: "say"; text: string };
