/** The hints of a first game of Captain Dice, in the order in which they are said if several matter at once. */

import type { Hint } from "../../table/coaching.svelte";
import type { CaptainView } from "./view";

const mine = ({ encloses }: CaptainView, me: number): boolean => encloses.some(({ seat }) => seat === me);

export const HINTS: Hint<CaptainView>[] = [
  { on: "action-ring-to-begin", say: "captain-coach-3" },
  { on: "action-end", say: "captain-coach-4" }, // by turns
  { on: "action-cast", say: "captain-coach-0" },
  { when: ({ lines_to_ring }, now) => !!lines_to_ring?.length && now.legal.some(({ action }) => action.do === "ring"), say: "captain-coach-5" },
  { on: "action-ring", say: "captain-coach-1" },
  { on: "action-lay", say: "captain-coach-2" },
  { when: (view, _now, me) => mine(view, me), say: "captain-coach-6" },
  { when: ({ phase, players }, _now, me) => phase === "set-up" && players.some(({ unseen }, seat) => seat !== me && Object.keys(unseen).length > 0), say: "captain-coach-7" },
  { when: ({ phase, round }) => phase === "set-up" && round > 1, say: "captain-coach-8" },
];
