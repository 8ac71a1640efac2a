/** What the HTTP API takes and answers. Written by `make types` from server/http/: change it there. */

import type { Pace, Status, Step } from "./wire";

/** Who you are. */
export interface Me {
  id: string;
  name: string;
  kind: string;
  login: string | null;
  flag: string | null;
}

/** A name, and a flag to sail under. */
export interface Known {
  name: string;
  flag?: string | null;
}

/** What one signs in with. */
export interface Credentials {
  login: string;
  password: string;
}

/** A third-party bot of yours. */
export interface Program {
  id: string;
  name: string;
}

/** A name to be known by. */
export interface Named {
  name: string;
}

/** The same with its token, which is shown this once. */
export interface NewProgram {
  id: string;
  name: string;
  token: string;
}

/** An option: one of `values`, a whole number from `least` to `most`, or what `allowed` says. `first`: what a first game has instead of the default, where that is something else. */
export interface OptionInfo {
  name: string;
  default: unknown;
  allowed: string;
  values: string[] | null;
  least: number | null;
  most: number | null;
  first: unknown;
}

/** A value that a table can be set to, and the message that says it. */
export interface TermChoice {
  value: unknown;
  says: string;
}

/** Something that a table of a game can be set to: one of `choices`, or yes or no. */
export interface TermInfo {
  name: string;
  says: string;
  default: unknown;
  choices: TermChoice[] | null;
}

/** A game: its texts by language, its own options, and what its tables can be set to. `captains`: how much of what its searching bots need is ready, in per cent. `lesson`: the minutes that learning it by playing takes, if it can be learnt so. */
export interface GameInfo {
  name: string;
  rules: string;
  players: number[];
  real_time: boolean;
  languages: string[];
  titles: Record<string, string>;
  taglines: Record<string, string>;
  options: OptionInfo[];
  terms: TermInfo[];
  captains: number;
  lesson: number | null;
}

/** A bot that is somebody: the message `pirate-NAME` has what they are called. */
export interface PirateInfo {
  name: string;
  levels: string[]; // their own first
  temper: string;
}

/** What bots there are. */
export interface Bots {
  levels: string[];
  pirates: PirateInfo[];
}

/** What a table is to be like, and its terms. `sit`: whether you take the first seat. `bots`: pirates or levels, in the seats from there on. `start`: whether the game begins at once. `guest`: the name and `flag` under which a stranger becomes a guest. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  sit?: boolean;
  bots?: string[];
  start?: boolean;
  guest?: string | null;
  flag?: string | null;
  pace?: Pace;
  hands?: string;
  public?: boolean;
  spectators?: boolean;
  talk?: boolean;
}

/** Who sits there. */
export interface SeatInfo {
  name: string | null;
  bot: string | null;
  program: boolean;
  you: boolean;
  pirate: string | null;
  flag: string | null;
}

/** A table as everyone with its link may know it. */
export interface TableInfo {
  id: string;
  game: string;
  status: Status;
  players: number;
  options: Record<string, unknown>;
  host: boolean;
  seat: number | null;
  seats: SeatInfo[];
  seq: number;
  secret_hash: string | null;
  rematch: string | null;
  lesson: boolean;
  pace: Pace;
  hands: string;
  public: boolean;
  spectators: boolean;
  talk: boolean;
}

/** Which game is to be learnt by playing, and the name and the flag under which a stranger becomes a guest. */
export interface NewLesson {
  game: string;
  guest?: string | null;
  flag?: string | null;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: Status;
  players: number;
  options: Record<string, unknown>;
  pace: Pace;
  spectators: boolean;
  seats: SeatInfo[];
  changed_ms: number;
  your_turn: boolean;
  lesson: boolean;
}

/** Which seat you would like; without one, the first that is free. */
export interface Wish {
  seat?: number | null;
}

/** Which bot: a pirate, at their own level or at this one; without one, any pirate of the level. */
export interface BotWish {
  level?: string | null;
  pirate?: string | null;
}

/** Some steps of a replay; they have the form of the socket's steps. */
export interface Steps {
  first: number;
  steps: (Step & Record<string, unknown>)[];
}

/** Whether all chance of a game came from the secret whose hash was published at its start. Where `rules`, under which it was played, are not those of this server (`here`), its moves are not played again. */
export interface Verdict {
  fair: boolean;
  rules: string;
  here: string;
  secret: string;
  secret_hash: string;
  moves: number;
  problem: string | null;
}
