/** A game of Kraken as the server shows it. */

import type { Says } from "../../lib/wire";

export type * from "./view.generated";

/** Which message says what the dice were rolled for. */
export function aboutRoll(event: Says): string {
  if (event.id === "event-points-rolled") return "roll-points";
  if (event.id.startsWith("event-attack")) return "roll-attack";
  if (event.id.startsWith("event-pillar")) return "roll-shot";
  return event.id === "event-kraken-rolled" ? "roll-kraken" : "roll-defence";
}

/** The spaces and ships that an event is about. */
export function about(event: Says | null): { spaces: number[]; seats: number[] } {
  const numbers = (...names: string[]): number[] =>
    names.flatMap((name) => (typeof event?.args[name] === "number" ? [event.args[name]] : []));
  return { spaces: numbers("space", "from", "to"), seats: numbers("seat", "target") };
}
