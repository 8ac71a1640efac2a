/** In which order choices stand: what matters most comes first, where it is seen whatever else there is. */

import type { Action, Choice } from "../../lib/wire";
import { WAYS } from "./board";

const AFTER_ATTACKS = [...WAYS, "shoot", "end"];

/** The choices by their weight; whoever has the treasure is the first to attack. */
export function byWeight(legal: Choice[], treasure: number | null): Choice[] {
  return legal.toSorted((one, other) => place(one.action, treasure) - place(other.action, treasure));
}

function place(action: Action, treasure: number | null): number {
  if (action.do === "attack") return action.seat === treasure ? -2 : -1;
  const found = AFTER_ATTACKS.indexOf(action.do);
  return found < 0 ? AFTER_ATTACKS.length : found;
}
