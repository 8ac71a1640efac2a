/** What the HTTP API takes and answers. Written by `make types` from server/http/: change it there. */

import type { Pace, Status, Step } from "./wire";

/** Who you are. */
export interface Me {
  id: string;
  name: string;
  kind: string;
  login: string | null;
  flag: string | null;
  keeper: boolean; // whether you look after the server
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
  rated?: boolean;
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
  who: string | null;
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
  rated: boolean;
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

/** How good somebody is at a game: between `points - doubt` and `points + doubt`, as good as surely. */
export interface Standing {
  points: number;
  doubt: number;
  games: number;
}

/** How somebody does at one game. `ranks`: how often first, second, ...; `wins`, `points`: of the last games. `unwon`: games that nobody won. */
export interface GameRecord {
  game: string;
  played: number;
  won: number;
  gave_up: number;
  unwon: number;
  ranks: number[];
  streak: number;
  best_streak: number;
  last_ms: number;
  wins: boolean[];
  points: number[];
  standing: Standing | null;
}

/** Somebody whom one has played with: how often, and how often one was `ahead` of them or `behind`. */
export interface Companion {
  person: string | null;
  name: string | null;
  flag: string | null;
  bot: string | null;
  pirate: string | null;
  games: number;
  ahead: number;
  behind: number;
}

/** Who somebody is, and what their games say about them. */
export interface Profile {
  id: string;
  name: string;
  flag: string | null;
  kind: string;
  you: boolean;
  since_ms: number;
  played: number;
  won: number;
  streak: number;
  best_streak: number;
  games: GameRecord[];
  against: Companion[];
}

/** How a seat came out. */
export interface Seated {
  person: string | null;
  name: string | null;
  flag: string | null;
  bot: string | null;
  pirate: string | null;
  rank: number;
  score: number;
  won: boolean;
  gave_up: boolean;
  you: boolean;
}

/** A game that was played. `points`: the person's rating after it, where it moved any. */
export interface Played {
  table: string;
  game: string;
  ended_ms: number;
  rated: boolean;
  seats: Seated[];
  points: number | null;
}

/** A line of a leaderboard. A bot's standing does not move: it is measured, and has no games. */
export interface Leader {
  person: string | null;
  name: string | null;
  flag: string | null;
  bot: string | null;
  pirate: string | null;
  standing: Standing;
  you: boolean;
}

/** The best at a game, of those who have played `least_games`; and where the levels of bots stand. */
export interface Board {
  game: string;
  least_games: number;
  leaders: Leader[];
}

/** That an account or a guest shall be no more; an account says its password. */
export interface Goodbye {
  password?: string;
}

/** What the host told everyone last, and when. */
export interface Announced {
  at_ms: number;
  text: string;
}

/** What somebody finds not right: the `name` of a person, or how they `talk`. */
export interface NewReport {
  whom: string;
  about: "name" | "talk";
  words?: string;
}

/** A table that cannot be read or looked after, and why. */
export interface SetAsideLine {
  table: string;
  why: string;
}

/** A limit, and how often it was met since the start. */
export interface LimitMet {
  limit: string;
  times: number;
}

/** How the server is. `load`: of the machine, for the last minute; empty where it does not say. */
export interface Overview {
  ready: boolean;
  warnings: string[];
  tables: number;
  sockets: number;
  load: number | null;
  broken: number;
  errors: number;
  set_aside: SetAsideLine[];
  limits: LimitMet[];
}

/** A report, with who sent it and whom it is about, as they are called now. */
export interface ReportLine {
  id: string;
  at_ms: number;
  by: string;
  whom: string;
  name: string;
  silenced: boolean;
  about: string;
  words: string;
}

/** What everyone is told; an empty text takes the last one back. */
export interface News {
  text: string;
}

/** Somebody on my list. `mutual`: I am on theirs; only then is told whether they are `here`, at a table. `table`: where I could watch them or sit down. */
export interface Friend {
  person: string;
  name: string;
  flag: string | null;
  mutual: boolean;
  here: boolean;
  table: string | null;
}

/** Someone, as the host sees them. */
export interface PersonLine {
  id: string;
  name: string;
  kind: string;
  login: string | null;
  created_ms: number;
  silenced: boolean;
}

/** A table, as the host sees it. */
export interface HostsLine {
  id: string;
  game: string;
  status: string;
  changed_ms: number;
  names: string[];
}
