/** The field in the plane: where a cell lies. */

export interface Place {
  column: number;
  row: number;
}

const COLUMNS = "abcde";

export function placeOf(cell: string): Place {
  return { column: COLUMNS.indexOf(cell[0]!), row: Number(cell[1]) - 1 };
}

export function cellAt({ column, row }: Place): string {
  return `${COLUMNS[column]}${row + 1}`;
}

export function cellsOf(rows: number, columns: number): string[] {
  return Array.from({ length: rows * columns }, (_, number) => cellAt({ column: number % columns, row: Math.floor(number / columns) }));
}
