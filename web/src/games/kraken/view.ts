/** A game of Kraken as the server shows it. */

import type { Says } from "../../lib/wire";

export type * from "./view.generated";

/** The spaces and ships that an event is about. */
export function about(event: Says | null): { spaces: number[]; seats: number[] } {
  const numbers = (...names: string[]): number[] =>
    names.flatMap((name) => (typeof event?.args[name] === "number" ? [event.args[name]] : []));
  return { spaces: numbers("space", "from", "to"), seats: numbers("seat", "target") };
}
