import type { Sound } from "../../lib/sound";
import type { GameClient } from "../client";
import { aim } from "./aim";
import BellFigure from "./BellFigure.svelte";
import CardsFigure from "./CardsFigure.svelte";
import { HINTS } from "./coach";
import PairFigure from "./PairFigure.svelte";
import PlayerState from "./PlayerState.svelte";
import SandwichFigure from "./SandwichFigure.svelte";
import Staged from "./Staged.svelte";
import Table from "./Table.svelte";
import type { CaptainView } from "./view";

const LINE = 600; // a line is drawn, and what lies on it is taken
const AT_ONCE = 1; // seen as an event of its own, but nothing waits for it
const PACES: Record<string, number> = {
  "event-round-began": 0,
  "event-turn-began": 0,
  "event-turn-ended": 0,
  "event-laid-out": 0,
  "event-row-laid": 80,
  "event-treasure-laid": 70,
  "event-cast": 500,
  "event-bell-ended": 600,
  "event-dice-ended": 600,
  "event-own-card-laid": 0,
  "event-turned-up": 180,
  "event-attacked": 480,
  "event-removed": 420,
  "event-taken": 300,
  "event-put-away": 250,
  "event-voted": 150,
  "event-votes-counted": 500,
};
const RACE = ["event-bell-began", "event-bell-by-itself", "event-cast", "event-placed", "event-bell-wrong"];
const SOUNDS: Record<string, Sound> = {
  "event-bell-began": "bell",
  "event-bell-by-itself": "bell",
  "event-bell-ended": "bell",
  "event-bell-wrong": "bell",
  "event-cast": "dice",
  "event-placed": "card",
  "event-card-laid": "card",
  "event-turned-up": "card",
  "event-removed": "crack",
  "event-taken": "coin",
  "event-put-away": "card",
  "event-treasure-laid": "card",
  "event-won": "win",
};

const captainDice: GameClient<CaptainView> = {
  Table,
  ownKeys: true,
  unhurried: { mode: "turns" },
  PlayerState,
  colours: ["red", "blue", "white", "green"],
  // In real time nothing waits: the race is seen as it is.
  pace: (event, now) => (now?.haste && RACE.includes(event.id) ? AT_ONCE : event.args.way === "between" ? LINE : (PACES[event.id] ?? 350)),
  races: ({ phase }) => phase === "dice",
  urgent: (event) => event.id === "event-bell-began" || event.id === "event-bell-by-itself",
  meanwhile: (view, { view: latest }, me) => {
    const laid = view.phase === "set-up" && (latest as CaptainView).phase !== "set-up"; // the last card, before the battle
    if (laid || view.battle) return "captain-battle-shown";
    return me !== null && view.phase === "dice" && view.players[me]?.locked_out ? "captain-locked-out" : null;
  },
  // In real time three others cast again and again: that is seen, and not worth a line.
  silent: (event, me, { mode }) => event.id === "event-cast" && event.args.seat !== me && mode === "action",
  sound: (event, me) => {
    if (event.id === "event-cast" && event.args.seat !== me) return null;
    if (event.id === "event-attacked") return event.args.card === "squid" ? "growl" : null;
    return SOUNDS[event.id] ?? null;
  },
  opens: ["event-round-began", "event-turn-began", "event-bell-began", "event-bell-by-itself", "event-dice-ended", "event-game-ended"],
  weighty: ["event-removed", "event-taken", "event-votes-counted", "event-won"],
  climaxes: { "event-bell-ended": Staged, "event-bell-closes": Staged, "event-taken": Staged },
  staged: ({ id, args }, me) => id !== "event-taken" || (args.way === "between" && args.seat === me),
  ends: "event-game-ended",
  aim,
  coach: HINTS,
  figures: { C3: CardsFigure, C6: PairFigure, C8: BellFigure, C19: SandwichFigure },
};

export default captainDice;
