/** Any game's view as rows that can be read: what each player has, and the rest by name. */

type Value = unknown;

export interface PlainRows {
  bySeat: [field: string, values: Value[]][];
  rest: [field: string, value: Value][];
}

export function plainRows(view: Record<string, Value>, players: number): PlainRows {
  const fields = Object.entries(view).filter(([, value]) => !isEmpty(value));
  const isBySeat = (value: Value): value is Value[] => Array.isArray(value) && value.length === players;
  return {
    bySeat: fields.filter((field): field is [string, Value[]] => isBySeat(field[1])),
    rest: fields.filter(([, value]) => !isBySeat(value)),
  };
}

/** A value on one line. */
export function written(value: Value): string {
  if (value === null || value === undefined || value === false) return "–";
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.map(written).join(" ") || "–";
  if (typeof value === "object")
    return Object.entries(value)
      .filter(([, one]) => !isEmpty(one))
      .map(([name, one]) => `${name} ${written(one)}`)
      .join(", ");
  return String(value);
}

function isEmpty(value: Value): boolean {
  return value === null || value === undefined || (typeof value === "object" && !Object.keys(value).length);
}
