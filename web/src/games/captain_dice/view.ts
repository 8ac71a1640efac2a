/** A game of Captain Dice as the server shows it. */

import type { Says } from "../../lib/wire";
import type { Card } from "./view.generated";

export type * from "./view.generated";

export const CARDS = ["hostage", "boarding", "broadside", "gun", "squid", "spy"] as const satisfies Card[]; // in order of speed

/** The cell that an event is about. */
export function about(event: Says | null): string | null {
  return typeof event?.args.cell === "string" ? event.args.cell : null;
}

/** The cell of the card that attacks while an event is shown. */
export function attacker(event: Says | null): string | null {
  if (event?.id === "event-attacked") return String(event.args.cell);
  return event?.id === "event-removed" ? String(event.args.by) : null;
}
