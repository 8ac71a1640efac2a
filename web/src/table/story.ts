/** What happened, as people tell it: turns with their lines, and in short sentences what each player did one after the other. */

import type { Player } from "../lib/seats";
import type { Says, Told } from "../lib/wire";
import type { Words } from "../lib/words";

/** A line of the log. */
export interface LogLine {
  number: number;
  says: Says;
  game: boolean; // an event of the game, which can light up what it was about
}

/** A turn, a fight, a round: what is read as one. */
export interface Chapter {
  number: number;
  seat: number | null; // whose it is
  lines: LogLine[]; // the first one is its head
}

/** What one player did without another coming in between. */
export interface Deeds {
  number: number;
  seat: number | null; // null: it was nobody at the table
  text: string;
}

/** How a game's events go together. */
export interface Telling {
  /** Events that begin a turn, a fight, a round. */
  opens?: string[];
  /** Events after which one begins. */
  closes?: string[];
  /** Two events that are one to people: two steps of one way. */
  joined?(before: Says, after: Says): Says | null;
}

const DEEDS_KEPT = 4; // of the latest players; what was before is in the log
const LINES_READ = 60;

/** Whether an event of others decides nothing: where too much happens at once it need not be heard. */
export function isSlight({ args, befalls }: Told, staged: boolean, me: number | null): boolean {
  const others = typeof args.seat === "number" && args.seat !== me && args.target !== me;
  return others && !staged && befalls === undefined;
}

export function seatOf({ args }: Says): number | null {
  return typeof args.seat === "number" ? args.seat : null;
}

/** The log with another event: a line of its own, or the last one made longer. */
export function withLine(lines: LogLine[], line: LogLine, { joined }: Telling): LogLine[] {
  const last = lines.at(-1);
  const one = last?.game && line.game ? joined?.(last.says, line.says) : null;
  return one ? [...lines.slice(0, -1), { ...last!, says: one }] : [...lines, line];
}

/** The log turn by turn. A game that does not say what begins one gets a turn for each player who does something. */
export function chaptersOf(lines: LogLine[], { opens, closes }: Telling): Chapter[] {
  const chapters: Chapter[] = [];
  let closed = false;
  for (const line of lines) {
    const seat = seatOf(line.says);
    const last = chapters.at(-1);
    const begins = opens && line.game ? closed || opens.includes(line.says.id) : seat !== null && seat !== last?.seat;
    closed = closes?.includes(line.says.id) ?? false;
    if (!last || begins) chapters.push({ number: line.number, seat, lines: [line] });
    else last.lines.push(line);
  }
  return chapters;
}

/** The latest deeds, in short: "Green rolls 4, sails to 7 and shoots the coral". The last comes last. */
export function deedsOf(lines: LogLine[], { opens, closes }: Telling, players: Player[], me: number | null, words: Words): Deeds[] {
  const runs: { number: number; seat: number | null; deeds: string[] }[] = [];
  let turn = true; // a new one has begun
  for (const { says, number, game } of lines.slice(-LINES_READ)) {
    if (!game || opens?.includes(says.id)) turn = true;
    const deed = deedIn(says, players, me, words);
    if (!deed) continue;
    const seat = seatOf(says);
    const last = runs.at(-1);
    const same = last && !turn && seat !== null && last.seat === seat;
    if (same && last.deeds.at(-1) !== deed) last.deeds.push(deed);
    else if (!same) runs.push({ number, seat, deeds: [deed] });
    turn = closes?.includes(says.id) ?? false;
  }
  if (!runs.length && !opens) return lines.slice(-DEEDS_KEPT).map(({ number, says }) => ({ number, seat: seatOf(says), text: words.tell(says, names(players), me) }));
  return runs.slice(-DEEDS_KEPT).map(({ number, seat, deeds }) => ({ number, seat, text: sentence(seat, deeds, players, me, words) }));
}

function sentence(seat: number | null, deeds: string[], players: Player[], me: number | null, words: Words): string {
  const list = new Intl.ListFormat(words.language === "en" ? "en-GB" : words.language, { type: "conjunction" }).format(deeds);
  if (seat === null) return list;
  return words.say("story", { name: seat === me ? words.say("story-you") : (players[seat]?.name ?? ""), deeds: list });
}

/** An event in the game's few words for it; "" where it is not worth telling. */
function deedIn(says: Says, players: Player[], me: number | null, words: Words): string {
  if (says.id.startsWith("log-")) return ""; // a sentence of its own
  const id = says.id.replace(/^event-/, "story-");
  return words.has(id) ? words.tell({ id, args: says.args }, names(players), me) : "";
}

function names(players: Player[]): string[] {
  return players.map(({ name }) => name);
}
