/** Whom all wait for, since when, whether they are there, and what the others can do about it. */

import type { Player } from "../lib/seats";
import type { Now, Pace, Presence } from "../lib/wire";

const MINUTE = 60_000;
const NUDGED_AFTER = 1 / 2; // of a soft pace

export interface Silence {
  seat: number;
  name: string;
  since: number; // the server's milliseconds
  here: boolean;
  pace: Pace["kind"];
  nudge: number; // after how many milliseconds they can be nudged; 0: never
  relieve: number; // after how many a bot can be let in; 0: never
}

/** The person who is awaited the longest; null where nobody else is, or all act at once. */
export function silenceOf(now: Now, me: number | null, players: Player[], presence: Presence | null, pace: Pace, stirred: number): Silence | null {
  if (now.status !== "playing" || now.haste) return null;
  const awaited = now.actors.filter((seat) => seat !== me && players[seat]?.person && !players[seat]?.bot);
  const dueOf = (seat: number): number => now.due[String(seat)] ?? Infinity;
  const seat = awaited.toSorted((one, other) => dueOf(one) - dueOf(other))[0];
  if (seat === undefined) return null;
  const soft = pace.kind === "soft" ? pace.amount * MINUTE : 0;
  const due = now.due[String(seat)];
  return {
    seat,
    name: players[seat]!.name,
    since: soft && due !== undefined ? due - soft : stirred,
    here: presence?.seats[seat]?.here ?? true,
    pace: pace.kind,
    nudge: soft * NUDGED_AFTER,
    relieve: soft,
  };
}
