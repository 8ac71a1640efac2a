/** The hints of a first game of Casket: each is said once, when it first matters. */

import type { Hint } from "../../table/coaching.svelte";
import type { CasketView } from "./view";

export const HINTS: Hint<CasketView>[] = [
  { on: "action-exchange", say: "casket-coach-3" },
  { on: "action-bid", say: "casket-coach-0" },
  { when: ({ nemesis }) => nemesis !== null, say: "casket-coach-4" },
  { on: "action-enter", say: "casket-coach-2" },
  { when: ({ phase }) => phase === "thief", say: "casket-coach-5" },
  { when: ({ phase }) => phase === "mutiny", say: "casket-coach-6" },
  { on: "action-hindsight", say: "casket-coach-7" },
  { on: "action-luck", say: "casket-coach-8" },
  { on: "action-play", say: "casket-coach-1" },
  { when: ({ phase, captains }, _now, me) => phase === "fight" && captains[me]!.die === "white", say: "casket-coach-9" },
  { when: ({ table }) => table.some(({ counts }) => counts === "trump"), say: "casket-coach-10" },
  { when: ({ led }, { legal }) => led !== null && led !== "trump" && legal.length > 0 && legal.every(({ action }) => action.do !== "try"), say: "casket-coach-11" },
  { when: ({ phase, captains }, _now, me) => phase === "move" && !captains[me]!.diagonals, say: "casket-coach-12" },
  { when: ({ phase, captains }, _now, me) => phase === "move" && captains[me]!.diagonals && captains[me]!.square !== null, say: "casket-coach-13" },
  { on: "action-buy", say: "casket-coach-14" },
  { when: ({ map }) => map.crossed > 0, say: "casket-coach-15" },
];
