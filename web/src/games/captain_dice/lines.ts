/** The field in the plane: where a cell lies, what a card would reach from it, and what encloses it. Only for drawing. */

import type { Card, CaptainView } from "./view";

export interface Line {
  from: string;
  to: string;
}

export interface Place {
  column: number;
  row: number;
}

const COLUMNS = "abcde";
const BESIDE = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const ASLANT = [[1, -1], [1, 1], [-1, 1], [-1, -1]];
const LINES = [[1, 0], [0, 1], [1, 1], [1, -1]];

export function placeOf(cell: string): Place {
  return { column: COLUMNS.indexOf(cell[0]!), row: Number(cell[1]) - 1 };
}

export function cellAt({ column, row }: Place): string {
  return `${COLUMNS[column]}${row + 1}`;
}

export function cellsOf(rows: number, columns: number): string[] {
  return Array.from({ length: rows * columns }, (_, number) => cellAt({ column: number % columns, row: Math.floor(number / columns) }));
}

/** The cells that a card reaches from a cell. */
export function reachOf(card: Card, cell: string, rows: number, columns: number, boarding: unknown): string[] {
  if (card === "boarding") return along(cell, boarding === "all" ? [...BESIDE, ...ASLANT] : BESIDE, 1, rows, columns);
  const ways = { broadside: [[1, 0], [-1, 0]], gun: [[0, 1], [0, -1]], squid: ASLANT }[card as string] ?? [];
  return along(cell, ways, Math.max(rows, columns), rows, columns);
}

function along(cell: string, ways: number[][], steps: number, rows: number, columns: number): string[] {
  const { column, row } = placeOf(cell);
  return ways.flatMap(([right, down]) =>
    Array.from({ length: steps }, (_, step) => ({ column: column + right! * (step + 1), row: row + down! * (step + 1) }))
      .filter((place) => place.column >= 0 && place.column < columns && place.row >= 0 && place.row < rows)
      .map(cellAt),
  );
}

/** The lines by which a captain encloses a cell: from the nearest own card on one side to the nearest on the other. */
export function linesAround({ field }: Pick<CaptainView, "field">, seat: number, cell: string): Line[] {
  return LINES.flatMap(([right, down]) => {
    const from = nearestCard(field, seat, cell, -right!, -down!);
    const to = nearestCard(field, seat, cell, right!, down!);
    return from && to ? [{ from, to }] : [];
  });
}

function nearestCard(field: CaptainView["field"], seat: number, cell: string, right: number, down: number): string | null {
  let { column, row } = placeOf(cell);
  for (;;) {
    column += right;
    row += down;
    const there = cellAt({ column, row });
    const island = field[there];
    if (!island) return null;
    if (island.card) return island.owner === seat ? there : null;
  }
}
