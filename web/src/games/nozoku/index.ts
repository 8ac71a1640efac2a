import type { Sound } from "../../lib/sound";
import type { GameClient } from "../client";
import { aim } from "./aim";
import CardsFigure from "./CardsFigure.svelte";
import { HINTS } from "./coach";
import { SEAT_COLOURS } from "./dice";
import PeekFigure from "./PeekFigure.svelte";
import PlayerState from "./PlayerState.svelte";
import SidesFigure from "./SidesFigure.svelte";
import Staged from "./Staged.svelte";
import Table from "./Table.svelte";
import { type NozokuView } from "./view";

const LONG = 600;
const PACES: Record<string, number> = {
  "event-turn-began": 0,
  "event-you-named": 0,
  "event-number-chosen": 150,
  "event-passed": 150,
  "event-most-common": 450,
  "event-rerolled": LONG,
  "event-die-taken": LONG,
  "event-die-turned": 500,
  "event-die-rolled": LONG,
  "event-peeked": LONG,
  "event-die-held": 450,
  "event-bonus-taken": 500,
  "event-carried-home": LONG,
};
const SOUNDS: Record<string, Sound> = {
  "event-rerolled": "dice",
  "event-die-rolled": "dice",
  "event-die-taken": "card",
  "event-peeked": "card",
  "event-pile-taken-back": "card",
  "event-die-held": "coin",
  "event-bonus-taken": "coin",
  "event-won": "win",
};

const nozoku: GameClient<NozokuView> = {
  Table,
  PlayerState,
  colours: [...SEAT_COLOURS],
  pace: (event) => PACES[event.id] ?? 350,
  sound: (event) => SOUNDS[event.id] ?? null,
  opens: ["event-round-began", "event-turn-began", "event-game-ends"],
  weighty: ["event-peeked", "event-carried-home", "event-won"],
  climaxes: { "event-bonus-taken": Staged, "event-got-stuck": Staged, "event-game-ends": Staged },
  aim,
  coach: HINTS,
  figures: { N2: SidesFigure, N3: CardsFigure, N13: PeekFigure },
};

export default nozoku;
