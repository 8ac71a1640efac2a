/** The whirlpool in the plane: where each space lies, and the shape of its cell. */

import rings from "../../../../src/doubloon/games/kraken/boards/rings.toml";
import spiral from "../../../../src/doubloon/games/kraken/boards/spiral.toml";

export const WAYS = ["forward", "backward", "inward", "outward"] as const;
export type Way = (typeof WAYS)[number];

/** A board as its file has it. */
export interface Board {
  start: number;
  eye: number;
  wind: number[];
  bases: number[];
  tentacles: number[];
  rings: number[]; // spaces on each ring from the outside in
  spaces: Partial<Record<Way, number>>[];
}

export interface Point {
  x: number;
  y: number;
}

export interface Cell extends Point {
  path: string;
  crest: string; // its outer edge, where the light falls
  number: Point; // where its number is written, clear of what lies on it
  coin: Point; // where the cost of sailing there is written
  depth: number; // 0 at the rim, 1 in the eye
  turn: number; // degrees, clockwise from the top
  size: number; // half of the cell's width
}

export const OUTER = 440;
export const INNER = 118;
export const EYE_RADIUS = 70;
const GAP = 0.03; // of a cell, on either side
const CURVE = 1.1;
const ARM_STEPS = 110;
const ARM_FROM = 840; // beyond the board, in the open sea

const NAMED: Record<string, Board> = { spiral: spiral as Board, rings: rings as Board };

/** A table's board: one that comes with the game, or the designer's own, which the options hold whole. */
export function boardOf(option: unknown): Board {
  if (typeof option === "string") return NAMED[option] ?? NAMED.spiral!;
  return option as Board;
}

/** Where the ring links of a space lead. */
export function linksOf(board: Board, space: number): { way: Way; space: number }[] {
  return (["inward", "outward"] as const).flatMap((way) => {
    const to = board.spaces[space]?.[way];
    return to === undefined ? [] : [{ way, space: to }];
  });
}

/** Whether the coils are one track: the last space of a ring leads forward into the next ring. */
export function isSpiral(board: Board): boolean {
  const first = board.rings[0] ?? 0;
  return board.spaces[first - 1]?.forward === first;
}

export function cellsOf(board: Board): Cell[] {
  const around = board.rings.filter((size) => size > 1).length;
  const winds = isSpiral(board);
  return board.rings.flatMap((size, ring) =>
    Array.from({ length: size }, (_, number) => (size > 1 ? cell(ring, number, size, around, winds) : eye())),
  );
}

/** The middle of the water between coils: radius after so many turns. */
export function radius(turns: number, around: number): number {
  const left = Math.max(0, 1 - turns / around);
  return INNER + (OUTER - INNER) * left ** CURVE;
}

export function halfWidth(turns: number, around: number): number {
  return ((OUTER - INNER) / around) * 0.44 * (1.1 - (0.25 * turns) / around);
}

export function at(turns: number, distance: number): Point {
  const angle = 2 * Math.PI * turns;
  return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
}

function cell(ring: number, number: number, size: number, around: number, winds: boolean): Cell {
  const turnsAt = (place: number): number => ring + (winds ? place / size : 0.3);
  const edge = (place: number, side: 1 | -1): Point => {
    const turns = turnsAt(place);
    return at(place / size, radius(turns, around) + side * halfWidth(turns, around));
  };
  const places = [-0.5 + GAP, -0.25, 0, 0.25, 0.5 - GAP].map((part) => number + part);
  const outline = [...places.map((place) => edge(place, 1)), ...places.toReversed().map((place) => edge(place, -1))];
  const turns = turnsAt(number);
  const inside = (part: number, side: number): Point => {
    const there = turnsAt(number + part);
    return at((number + part) / size, radius(there, around) + side * halfWidth(there, around));
  };
  return {
    ...at(number / size, radius(turns, around)),
    path: `M${outline.map(text).join("L")}Z`,
    crest: `M${[-0.4, -0.2, 0, 0.2, 0.4].map((part) => text(inside(part, 0.9))).join("L")}`,
    number: inside(-0.37, 0.5),
    coin: inside(0.34, 0.42),
    depth: Math.min(1, turns / around),
    turn: (360 * number) / size,
    size: halfWidth(turns, around),
  };
}

function eye(): Cell {
  const r = EYE_RADIUS;
  const path = `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
  return { x: 0, y: 0, path, crest: "", number: { x: 0, y: 52 }, coin: { x: 42, y: -42 }, depth: 1, turn: 0, size: r * 0.7 };
}

function text({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A foaming arm of the whirlpool, for the background: from the open sea to the eye, thick in the middle. */
export function armPath(begin: number, turns: number, thick: number): string {
  const along = (step: number, side: number): Point => {
    const part = step / ARM_STEPS;
    return at(begin + part * turns, ARM_FROM - (ARM_FROM - 62) * part ** 0.62 + side * thick * Math.sin(Math.PI * part) ** 1.4);
  };
  const steps = Array.from({ length: ARM_STEPS + 1 }, (_, step) => step);
  const edges = [...steps.map((step) => along(step, 1)), ...steps.toReversed().map((step) => along(step, -1))];
  return `M${edges.map(text).join("L")}Z`;
}
