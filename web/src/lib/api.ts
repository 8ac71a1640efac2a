/** The HTTP API: people, tables, games and replays. */

import type { About, Argument, Pace, Says, Seat, Status, Step } from "./wire";

export interface Me {
  id: string;
  name: string;
  kind: string;
  login: string | null;
  flag: string | null;
}

export interface OptionInfo {
  name: string;
  default: unknown;
  allowed: string;
  values: string[] | null;
  least: number | null;
  most: number | null;
  first: unknown; // what a first game has instead of the default; null: nothing else
}

/** What a table can be set to: one of some choices, or yes or no. */
export interface TermInfo {
  name: string;
  says: string;
  default: unknown;
  choices: { value: unknown; says: string }[] | null;
}

/** Our bots: their levels, and the pirates who play at them. */
export interface Bots {
  levels: string[];
  pirates: { name: string; levels: string[]; temper: string }[];
}

export interface GameInfo {
  name: string;
  rules: string;
  players: number[];
  real_time: boolean;
  languages: string[];
  titles: Record<string, string>; // by language
  taglines: Record<string, string>;
  options: OptionInfo[];
  terms: TermInfo[];
  lesson: number | null; // minutes that it takes to learn it by playing
  captains: number; // per cent of what searching bots need that is ready
}

export interface TableInfo extends Omit<About, "rules"> {
  status: Status;
  seat: number | null;
  seats: Seat[];
  seq: number;
  secret_hash: string | null;
  rematch: string | null;
}

export interface TableLine {
  id: string;
  game: string;
  status: Status;
  players: number;
  options: Record<string, unknown>;
  pace: Pace;
  spectators: boolean;
  seats: Seat[];
  changed_ms: number;
  your_turn: boolean;
  lesson: boolean; // whether the game is learnt there
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  sit?: boolean;
  bots?: string[]; // their levels, in the seats after mine
  start?: boolean;
  guest?: string; // the name and the flag under which a stranger becomes a guest
  flag?: string;
  [term: string]: unknown; // as GameInfo.terms offers them
}

export interface Verdict {
  fair: boolean;
  rules: string; // those that the game was played under
  here: string; // those of the server
  secret: string;
  secret_hash: string;
  moves: number;
  problem: string | null;
}

/** A refusal of the server, with its message for the reader's language. */
export class Problem extends Error {
  constructor(
    readonly says: Says,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem({ id: "problem-away", args: {} }, "The server cannot be reached.", 0);
  }
  if (response.ok) return response;
  const error = (await response.json().catch(() => null))?.error as
    | { id: string; args: Record<string, Argument>; text: string }
    | undefined;
  throw new Problem(
    error ? { id: error.id, args: error.args } : { id: "problem-away", args: {} },
    error?.text ?? response.statusText,
    response.status,
  );
}

async function ask<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  const response = await answer(method, path, body);
  return (response.status === 204 ? null : await response.json()) as Result;
}

async function text(path: string): Promise<string> {
  return (await answer("GET", path)).text();
}

export const api = {
  me: () => ask<Me | null>("GET", "/api/me"),
  becomeGuest: (name: string, flag: string) => ask<Me>("POST", "/api/guests", { name, flag }),
  rename: (name: string, flag: string | null) => ask<Me>("PATCH", "/api/me", { name, flag }),
  becomeAccount: (login: string, password: string) => ask<Me>("POST", "/api/me/account", { login, password }),
  signIn: (login: string, password: string) => ask<Me>("POST", "/api/session", { login, password }),
  signOut: () => ask<null>("DELETE", "/api/session"),

  games: () => ask<GameInfo[]>("GET", "/api/games"),
  game: (name: string) => ask<GameInfo>("GET", `/api/games/${name}`),
  bots: () => ask<Bots>("GET", "/api/bots"),
  gameWords: (game: string, language: string) => text(`/api/games/${game}/words/${language}.ftl`),
  lessonWords: (game: string, language: string) => text(`/api/games/${game}/lesson/${language}.ftl`),
  serverWords: (language: string) => text(`/api/words/${language}.ftl`),
  guide: (game: string, language: string) => text(`/api/games/${game}/guide/${language}.md`),
  rulebook: (game: string, language: string) => text(`/api/games/${game}/rulebook/${language}.md`),

  openTables: () => ask<TableLine[]>("GET", "/api/tables"),
  myTables: () => ask<TableLine[]>("GET", "/api/tables/mine"),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  makeTable: (wish: NewTable) => ask<TableInfo>("POST", "/api/tables", wish),
  makeLesson: (game: string, guest: { guest: string; flag: string }) => ask<TableInfo>("POST", "/api/tables/lesson", { game, ...guest }),
  sit: (id: string, seat: number | null = null) => ask<TableInfo>("POST", `/api/tables/${id}/seat`, { seat }),
  leave: (id: string) => ask<TableInfo>("DELETE", `/api/tables/${id}/seat`),
  seatBot: (id: string, seat: number, level: string, pirate: string | null = null) =>
    ask<TableInfo>("PUT", `/api/tables/${id}/seats/${seat}/bot`, { level, pirate }),
  removeBot: (id: string, seat: number) => ask<TableInfo>("DELETE", `/api/tables/${id}/seats/${seat}/bot`),
  start: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/start`),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch`),

  replay: (id: string) => text(`/api/tables/${id}/replay.json`),
  steps: (id: string, seat: number | null, first: number) =>
    ask<{ first: number; steps: Step[] }>(
      "GET",
      `/api/tables/${id}/steps?first=${first}&count=100${seat === null ? "" : `&seat=${seat}`}`,
    ),
  verification: (id: string) => ask<Verdict>("GET", `/api/tables/${id}/verification`),
};

const USUAL_PLAYERS = 4;

/** How many play, unless somebody wants it otherwise. */
export function usualPlayers(game: GameInfo): number {
  return Math.min(USUAL_PLAYERS, Math.max(...game.players));
}

/** What a game against bots is set to until it was won once. */
export function firstOptions({ options }: GameInfo): Record<string, unknown> {
  return Object.fromEntries(options.filter(({ first }) => first !== null).map(({ name, first }) => [name, first]));
}
