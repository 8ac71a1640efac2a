/** Everything on a table can be asked what it is: a thing's attributes say which messages tell it, and in which words. */

import type { Action, Argument } from "./wire";
import type { Words } from "./words";

export type About = readonly [name: string, args?: Record<string, Argument>];

export interface Asked {
  "data-ask"?: string; // the messages, with a space between
  "aria-description"?: string; // what they say, a line each
}

/** What a thing is: `<g {...ask(words, ["coral", { points }])}>` says `about-coral`. The rule is an attribute of the message. */
export function ask(words: Words, ...about: About[]): Asked {
  if (!about.every(([name]) => words.has(`about-${name}`))) return {}; // a drawing elsewhere, without the game's words
  return {
    "data-ask": about.map(([name]) => `about-${name}`).join(" "),
    "aria-description": about.map(([name, args]) => words.say(`about-${name}`, args).replaceAll("\n", " ")).join("\n"),
  };
}

/** What to ask the server about when somebody tries this all the same: only where it is not lit. */
export function why(action: Action | null | undefined | false): { "data-why"?: string } {
  return action ? { "data-why": JSON.stringify(action) } : {};
}

export interface Sentence {
  text: string;
  rule: string | null;
}

/** What a thing says. */
export function told(thing: Element, words: Words): Sentence[] {
  const texts = (thing.getAttribute("aria-description") ?? "").split("\n");
  return (thing.getAttribute("data-ask") ?? "").split(" ").map((id, number) => ({ text: texts[number] ?? "", rule: words.rule(id) }));
}

export interface Size {
  width: number;
  height: number;
}

interface Point {
  left: number;
  top: number;
}

export type Box = Point & Size;

const GAP = 8;
const FRAME = 6;

/** Where a note covers neither its thing nor what must be kept clear: below or above it, beside it, or along the nearest edge. */
export function place(thing: Box, kept: Box[], note: Size, room: Size): Point {
  const middle = { left: thing.left + (thing.width - note.width) / 2, top: thing.top + (thing.height - note.height) / 2 };
  const [right, bottom] = [room.width - note.width - GAP, room.height - note.height - GAP];
  const beside = [
    { left: middle.left, top: thing.top + thing.height + GAP },
    { left: middle.left, top: thing.top - note.height - GAP },
    { left: thing.left + thing.width + GAP, top: middle.top },
    { left: thing.left - note.width - GAP, top: middle.top },
  ].map(({ left, top }) => ({ left: within(left, right), top: within(top, bottom) }));
  const covered = ({ left, top }: Point): number =>
    [thing, ...kept].reduce((sum, box) => sum + shared({ left, top, width: note.width, height: note.height }, around(box)), 0);
  const free = beside.find((at) => covered(at) === 0);
  if (free) return free;
  const away = ({ left, top }: Point): number => Math.hypot(left - middle.left, top - middle.top);
  const boxes = [thing, ...kept].map(around);
  const lefts = [GAP, right, middle.left, ...boxes.flatMap((box) => [box.left - note.width, box.left + box.width])];
  const tops = [GAP, bottom, middle.top, ...boxes.flatMap((box) => [box.top - note.height, box.top + box.height])];
  const everywhere = tops.flatMap((top) => lefts.map((left) => ({ left: within(left, right), top: within(top, bottom) })));
  const better = (one: Point, other: Point): boolean => covered(one) - covered(other) < 0 || (covered(one) === covered(other) && away(one) < away(other));
  return everywhere.reduce((best, at) => (better(at, best) ? at : best));
}

/** A thing with the frame that is drawn around it. */
function around({ left, top, width, height }: Box): Box {
  return { left: left - FRAME, top: top - FRAME, width: width + 2 * FRAME, height: height + 2 * FRAME };
}

function within(at: number, most: number): number {
  return Math.max(GAP, Math.min(at, most));
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
