/** How long an event is looked at: a moment, or a good second where it is staged. */

import type { GameClient } from "../games/client";
import type { Now, Says } from "../lib/wire";

const USUAL_MS = 350;
const LONGEST_MS = 600;
export const CLIMAX_MS = 1_300;

type Paced = Pick<GameClient, "pace" | "climaxes" | "staged" | "races">;

/** Whether everyone acts at once just now. Before a race, and after it, there is time to look. */
export function isRace(client: Pick<GameClient, "races">, now: Now | null | undefined): boolean {
  return now?.haste === true && (client.races?.(now.view) ?? true);
}

/** Whether an event is staged, large and in the middle; never in a race, which does not wait. */
export function isClimax(client: Paced, event: Says, now: Now | undefined, me: number | null): boolean {
  return client.climaxes?.[event.id] !== undefined && !isRace(client, now) && (client.staged?.(event, me) ?? true);
}

export function paceOf(client: Paced, event: Says, now: Now | undefined, me: number | null): number {
  if (isClimax(client, event, now, me)) return CLIMAX_MS;
  return Math.min(LONGEST_MS, client.pace?.(event, now) ?? (now?.haste ? 0 : USUAL_MS));
}
