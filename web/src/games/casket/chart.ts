/** The map in the plane: where squares, markers and the coast lie. A square is 100 wide. */

import type { CasketView, Chart, Fighter, Square } from "./view";

export const SIDE = 100;
const ROADS_COLUMNS = 2;
const ROADS_ROWS = 4;
const ROADS_WIDTH = 150;
const BERTHS = 92; // of a square, for markers side by side
const EDGE = 62; // of sea around it all
const SIGNS = 14; // above the sea, for the acceleration points

export interface Point {
  x: number;
  y: number;
}

/** What the map takes, with the roads to its left as long as someone lies there. */
export function extent({ map, captains, dummy }: CasketView): { left: number; top: number; width: number; height: number } {
  const waiting = captains.some(({ square }) => !square) || (dummy !== null && !dummy.square);
  const roads = waiting ? ROADS_WIDTH : 0;
  return {
    left: -roads - EDGE,
    top: -EDGE - SIGNS,
    width: roads + map.columns * SIDE + 2 * EDGE,
    height: map.rows * SIDE + 2 * EDGE + SIGNS,
  };
}

/** The map's width for each unit of height, roads included: the same from the first step to the last. */
export function shapeOf({ columns, rows }: Chart): number {
  return (ROADS_WIDTH + columns * SIDE + 2 * EDGE) / (rows * SIDE + 2 * EDGE + SIGNS);
}

export function middle([column, row]: Square): Point {
  return { x: (column + 0.5) * SIDE, y: (row + 0.5) * SIDE };
}

/** The roads lie around this row, above the pier beside the start. */
export function roadsRow(chart: Chart): number {
  return chart.start.at(-1)![1] - 1;
}

/** Markers that have not entered the map lie in the roads, each in its own berth; on one square they lie side by side. */
export function markerPlace(view: CasketView, who: Fighter): Point & { scale: number } {
  const squares = [...view.captains, ...(view.dummy ? [view.dummy] : [])].map(({ square }) => square?.join());
  const berth = who === "dummy" ? view.captains.length : Number(who);
  const square = who === "dummy" ? view.dummy?.square : view.captains[berth]?.square;
  if (square) return besideOthers(square, squares, berth);
  const row = Math.floor(berth / ROADS_COLUMNS) - (ROADS_ROWS - 1) / 2;
  return {
    x: -ROADS_WIDTH + 22 + 66 * (berth % ROADS_COLUMNS),
    y: (roadsRow(view.map) + 0.5) * SIDE + row * 70,
    scale: 0.72,
  };
}

function besideOthers(square: Square, squares: (string | undefined)[], marker: number): Point & { scale: number } {
  const here = squares.flatMap((other, number) => (other === square.join() ? [number] : []));
  const columns = Math.ceil(Math.sqrt(here.length));
  const rows = Math.ceil(here.length / columns);
  const place = here.indexOf(marker);
  const { x, y } = middle(square);
  const room = BERTHS / columns;
  return {
    x: x + ((place % columns) - (columns - 1) / 2) * room,
    y: y + (Math.floor(place / columns) - (rows - 1) / 2) * room,
    scale: 1 / columns,
  };
}

/** Degrees that an arrow pointing right is turned by to point from a square to another; those who enter come from the left. */
export function heading(from: Square | null, to: Square): number {
  return from ? (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI : 0;
}

export function squaresOf(chart: Chart): Square[] {
  return chart.colours.flatMap((row, number) => row.flatMap((colour, column): Square[] => (colour ? [[column, number]] : [])));
}

/** Each line across the track at an acceleration point: from the highest to the lowest square beside it. */
export function accelerationLine(chart: Chart, column: number): { x: number; top: number; bottom: number } {
  const rows = squaresOf(chart).flatMap(([at, row]) => (at === column || at === column - 1 ? [row] : []));
  return { x: column * SIDE, top: Math.min(...rows) * SIDE, bottom: (Math.max(...rows) + 1) * SIDE };
}

/** The coast around all squares, drawn by an unsteady hand. */
export function coastPath(chart: Chart): string {
  const isLand = ([column, row]: Square): boolean => Boolean(chart.colours[row]?.[column]);
  const edges = new Map<string, Point[]>();
  for (const [column, row] of squaresOf(chart)) {
    const corners: Square[] = [[column, row], [column + 1, row], [column + 1, row + 1], [column, row + 1]];
    const beside: Square[] = [[column, row - 1], [column + 1, row], [column, row + 1], [column - 1, row]];
    beside.forEach((other, side) => {
      if (isLand(other)) return;
      const [from, to] = [corners[side]!, corners[(side + 1) % 4]!];
      edges.set(from.join(), [...(edges.get(from.join()) ?? []), { x: to[0], y: to[1] }]);
    });
  }
  const loops: string[] = [];
  while (edges.size) loops.push(loopFrom(edges, edges.keys().next().value!));
  return loops.join("");
}

function loopFrom(edges: Map<string, Point[]>, begin: string): string {
  const points: Point[] = [];
  let at = begin;
  do {
    const next = edges.get(at)!;
    const to = next.shift()!;
    if (!next.length) edges.delete(at);
    const [x, y] = at.split(",").map(Number) as [number, number];
    for (const part of [0, 0.33, 0.66]) points.push(unsteady({ x: x + (to.x - x) * part, y: y + (to.y - y) * part }));
    at = `${to.x},${to.y}`;
  } while (at !== begin);
  return smooth(points);
}

function unsteady({ x, y }: Point): Point {
  return { x: x * SIDE + 9 * wobble(x, y), y: y * SIDE + 9 * wobble(y + 7, x) };
}

/** Between -1 and 1, always the same for the same place. */
function wobble(x: number, y: number): number {
  const wave = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

function smooth(points: Point[]): string {
  const between = (one: Point, other: Point): string => `${((one.x + other.x) / 2).toFixed(1)} ${((one.y + other.y) / 2).toFixed(1)}`;
  const curves = points.map((point, number) => {
    return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${between(point, points[(number + 1) % points.length]!)}`;
  });
  return `M${between(points.at(-1)!, points[0]!)}${curves.join("")}Z`;
}
