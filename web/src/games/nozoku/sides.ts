/** The four sides of the taken die, from where they are looked at. */

import type { Side, Taken } from "./view";

// Seen from above, against the clock: each is to the right of the one before it.
const AROUND: Side[] = ["front", "right", "back", "left"];
export const PLACES = ["near", "right", "far", "left"] as const;
export type Place = (typeof PLACES)[number];

/** Where a side lies for someone who looks at another one. */
export function placeOf(side: Side, from: Side): Place {
  return PLACES[(AROUND.indexOf(side) - AROUND.indexOf(from) + 4) % 4]!;
}

/** By how much the die is turned for someone who looks at a side: the shortest way from how it is turned now. */
export function turnTo(side: Side, now: number): number {
  const wanted = 90 * AROUND.indexOf(side);
  return now + ((((wanted - now) % 360) + 540) % 360) - 180;
}

/** The side that a seat sees; whoever only watches looks with the active player. */
export function sideOf(taken: Taken, seat: number | null): Side {
  return (seat === null ? undefined : taken.seen[seat]) ?? "front";
}
