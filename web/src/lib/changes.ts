/** What changes in a view from one event to the next, as docs/protocol.md has it: the way to a place, and last what is there from now on. */

import type { Change } from "./wire";

/** The view after changes; what did not change is the same object as before. */
export function changed(view: unknown, changes: Change[]): unknown {
  return changes.reduce((before: unknown, row) => put(before, row.slice(0, -1), row.at(-1)), view);
}

function put(at: unknown, way: unknown[], value: unknown): unknown {
  if (!way.length) return value;
  const [first, ...rest] = way as [string | number, ...unknown[]];
  if (Array.isArray(at)) return at.with(Number(first), put(at[Number(first)], rest, value));
  const fields = at as Record<string, unknown>;
  return { ...fields, [first]: put(fields[first], rest, value) };
}
