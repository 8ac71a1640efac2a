/** The actions on the cards, in words and as pictures in a box of 24 by 24. */

import type { Words } from "../../lib/words";
import type { PowerName } from "./view";

export type Power = PowerName;

export const POWER_PATHS: Record<Power, string> = {
  none: "",
  echo: "M12 10.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2ZM8.2 7.6a6.2 6.2 0 0 0 0 8.8M15.8 7.6a6.2 6.2 0 0 1 0 8.8M4.8 4.6a10.5 10.5 0 0 0 0 14.8M19.2 4.6a10.5 10.5 0 0 1 0 14.8",
  tip: "M3.5 10.5h10v10h-10ZM9 6.5c5.5-2.5 9.5.5 10.5 6.5M20 13l2-4M19.5 13l-4-2",
  raise: "M12 17V3.5M5.5 10 12 3.5l6.5 6.5M5 21h14",
  lower: "M12 7v13.5M5.5 14l6.5 6.5 6.5-6.5M5 3h14",
  flip: "M7.5 20.5V4M3 8.5 7.5 4 12 8.5M16.5 3.5V20M12 15.5l4.5 4.5 4.5-4.5",
  recast: "M20 12a8 8 0 1 1-2.6-5.9M20.5 2.5v5h-5M9 9h.01M15 15h.01M12 12h.01",
};

/** The name of an action and what it does; what some reach is an option of the game. */
export function powerText(power: Power, powers: unknown, words: Words): string {
  return words.say("nozoku-power", { name: words.say("power-name", { power }), does: words.say("power-does", { power, powers: String(powers) }) });
}
