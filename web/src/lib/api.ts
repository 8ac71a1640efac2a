/** The HTTP API: people, tables, games and replays. */

import type { Announced, Board, BotWish, Credentials, Friend, GameInfo, Goodbye, Known, Bots, Me, NewLesson, NewReport, NewTable, OptionInfo, Played, Profile, Steps, TableInfo, TableLine, Verdict, Wish } from "./forms";
import type { Argument, Says } from "./wire";

export type { GameInfo, Bots, Me, NewTable, OptionInfo, TableInfo, TableLine, Verdict };

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

export async function ask<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  const response = await answer(method, path, body);
  return (response.status === 204 ? null : await response.json()) as Result;
}

async function text(path: string): Promise<string> {
  return (await answer("GET", path)).text();
}

export const api = {
  me: () => ask<Me | null>("GET", "/api/me"),
  becomeGuest: (name: string, flag: string) => ask<Me>("POST", "/api/guests", { name, flag } satisfies Known),
  rename: (name: string, flag: string | null) => ask<Me>("PATCH", "/api/me", { name, flag } satisfies Known),
  becomeAccount: (login: string, password: string) => ask<Me>("POST", "/api/me/account", { login, password } satisfies Credentials),
  signIn: (login: string, password: string) => ask<Me>("POST", "/api/session", { login, password } satisfies Credentials),
  signOut: () => ask<null>("DELETE", "/api/session"),

  deleteMe: (password: string) => ask<null>("POST", "/api/me/deletion", { password } satisfies Goodbye),

  friends: () => ask<Friend[]>("GET", "/api/friends"),
  befriend: (person: string) => ask<null>("PUT", `/api/friends/${person}`),
  unfriend: (person: string) => ask<null>("DELETE", `/api/friends/${person}`),

  notice: () => ask<Announced | null>("GET", "/api/notice"),
  report: (wish: NewReport) => ask<null>("POST", "/api/reports", wish),

  profile: (person: string) => ask<Profile>("GET", `/api/people/${person}`),
  gamesOf: (person: string, before?: number) => ask<Played[]>("GET", `/api/people/${person}/games${before === undefined ? "" : `?before=${before}`}`),
  best: (game: string) => ask<Board>("GET", `/api/leaderboards/${game}`),

  games: () => ask<GameInfo[]>("GET", "/api/games"),
  game: (name: string) => ask<GameInfo>("GET", `/api/games/${name}`),
  bots: () => ask<Bots>("GET", "/api/bots"),
  gameWords: (game: string, language: string) => text(`/api/games/${game}/words/${language}.ftl`),
  lessonWords: (game: string, language: string) => text(`/api/games/${game}/lesson/${language}.ftl`),
  serverWords: (language: string) => text(`/api/words/${language}.ftl`),
  guide: (game: string, language: string) => text(`/api/games/${game}/guide/${language}.md`),
  rulebook: (game: string, language: string) => text(`/api/games/${game}/rulebook/${language}.md`),

  openTables: () => ask<TableLine[]>("GET", "/api/tables"),
  runningTables: () => ask<TableLine[]>("GET", "/api/tables/running"),
  myTables: () => ask<TableLine[]>("GET", "/api/tables/mine"),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  makeTable: (wish: NewTable) => ask<TableInfo>("POST", "/api/tables", wish),
  makeLesson: (wish: NewLesson) => ask<TableInfo>("POST", "/api/tables/lesson", wish),
  sit: (id: string, seat: number | null = null) => ask<TableInfo>("POST", `/api/tables/${id}/seat`, { seat } satisfies Wish),
  leave: (id: string) => ask<TableInfo>("DELETE", `/api/tables/${id}/seat`),
  seatBot: (id: string, seat: number, level: string, pirate: string | null = null) =>
    ask<TableInfo>("PUT", `/api/tables/${id}/seats/${seat}/bot`, { level, pirate } satisfies BotWish),
  removeBot: (id: string, seat: number) => ask<TableInfo>("DELETE", `/api/tables/${id}/seats/${seat}/bot`),
  start: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/start`),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch`),

  replay: (id: string) => text(`/api/tables/${id}/replay.json`),
  steps: (id: string, seat: number | null, first: number) =>
    ask<Steps>(
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
