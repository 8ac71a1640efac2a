/** The dice that lie in front of people, as the events tell: until they are swept away for something new. */

import type { Says } from "../../lib/wire";
import type { Fighter, Ground } from "./view";

export interface Roll {
  ground: Ground;
  face: number;
  second: number; // after a circle; 0: none
  for: string; // what it was rolled for
  event: Says; // a new one tumbles
}

export type Rolls = Partial<Record<Fighter, Roll>>;

/** Dice that were rolled for the same reason lie there together. */
const REASONS: Record<string, string> = {
  "event-dealer-rolled": "deal",
  "event-rolled": "try",
  "event-roll-off-rolled": "roll-off",
  "event-roll-off-dummy": "roll-off",
  "event-mutiny-rolled": "mutiny",
  "event-mutiny-rolled-by-dummy": "mutiny",
};
const SWEEPS = ["event-bid-made", "event-bid-forced", "event-tried"];
const CARDS = ["event-played", "event-had-to-play", "event-dummy-played", "event-house-played"];
const FIGHT_ENDS = ["event-fight-won", "event-fight-won-by-dummy", "event-fight-won-by-house"];

/** What lies there after all this happened; the first card after a fight sweeps the table too. */
export function rollsAfter(history: Says[]): Rolls {
  const since = history.slice(history.findLastIndex(({ id }) => SWEEPS.includes(id)) + 1);
  const ended = since.findIndex(({ id }) => FIGHT_ENDS.includes(id));
  const swept = ended < 0 ? -1 : since.findIndex(({ id }, place) => place > ended && CARDS.includes(id));
  if (swept >= 0) return rollsAfter(since.slice(swept + 1));
  const dice = since.filter(({ id }) => REASONS[id]);
  const together = dice.slice(dice.findLastIndex(({ id }) => REASONS[id] !== REASONS[dice.at(-1)!.id]) + 1);
  return Object.fromEntries(together.map((event) => [event.args.seat ?? "dummy", rollOf(event)]));
}

function rollOf(event: Says): Roll {
  const { colour, face, second } = event.args;
  return { ground: colour as Ground, face: Number(face), second: Number(second), for: REASONS[event.id]!, event };
}
