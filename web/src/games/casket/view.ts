/** A game of Casket of Gold as the server shows it. */

import type { Says } from "../../lib/wire";
import type { Fighter, Square } from "./view.generated";

export type * from "./view.generated";

/** The captains and squares that an event is about. */
export function about(event: Says | null): { fighters: Fighter[]; square: Square | null } {
  if (!event) return { fighters: [], square: null };
  const { seat, target, column, row } = event.args;
  const seats = [seat, target].flatMap((one): Fighter[] => (typeof one === "number" ? [one] : []));
  const others = (["dummy", "house"] as const).filter((name) => event.id.includes(name));
  return {
    fighters: [...seats, ...others],
    square: typeof column === "number" && typeof row === "number" ? [column, row] : null,
  };
}
