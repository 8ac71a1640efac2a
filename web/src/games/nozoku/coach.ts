/** The hints of a first game of Nozoku Dice, in the order in which they are said if several matter at once. */

import type { Hint } from "../../table/coaching.svelte";
import type { NozokuView } from "./view";

const FEW = 2;

export const HINTS: Hint<NozokuView>[] = [
  { when: () => true, say: "nozoku-coach-3" }, // before all, what it is about
  { on: "action-take", say: "nozoku-coach-0" },
  { on: "action-peek", say: "nozoku-coach-2" },
  { on: "action-turn", say: "nozoku-coach-1" },
  { on: "action-recall", say: "nozoku-coach-4" },
  { on: "action-pick", say: "nozoku-coach-5" },
  { on: "action-name", say: "nozoku-coach-6" },
  { when: ({ players, step }, _now, me) => step === "take" && players[me]!.unplayable.length > 0, say: "nozoku-coach-7" },
  { when: ({ players }, _now, me) => players[me]!.hand.length === 1, say: "nozoku-coach-8" },
  { when: ({ left }) => Object.values(left).some((dice) => dice <= FEW), say: "nozoku-coach-9" },
];
