import type { Sound } from "../../lib/sound";
import type { GameClient } from "../client";
import { aim } from "./aim";
import CardFigure from "./CardFigure.svelte";
import DiceFigure from "./DiceFigure.svelte";
import StepFigure from "./StepFigure.svelte";
import { HINTS } from "./coach";
import PlayerState from "./PlayerState.svelte";
import Staged from "./Staged.svelte";
import Table from "./Table.svelte";
import type { CasketView } from "./view";

const LONG = 600;
const PACES: Record<string, number> = {
  "event-battle-began": 250,
  "event-card-dealt": 0,
  "event-dealer-rolled": 250,
  "event-dummy-turned-up": 0,
  "event-bid-made": 300,
  "event-bid-forced": 300,
  "event-hand-kept": 150,
  "event-tried": 400,
  "event-rolled": LONG,
  "event-shown": 0,
  "event-only-way": 0,
  "event-moves": 0,
  "event-try-worked": 400,
  "event-try-failed": 400,
  "event-luck-saw": 0,
  "event-roll-off-rolled": 500,
  "event-roll-off-dummy": 500,
  "event-mutiny-rolled": 500,
  "event-mutiny-rolled-by-dummy": 500,
  "event-mutiny-won": LONG,
  "event-mutiny-against-dummy-won": LONG,
  "event-fight-won": LONG,
  "event-fight-won-by-dummy": LONG,
  "event-fight-won-by-house": LONG,
  "event-stole-card": 0,
  "event-gave-card": 0,
  "event-earned": 120,
  "event-dummy-earned": 120,
  "event-entered": 320,
  "event-stepped": 260,
  "event-dummy-entered": 320,
  "event-dummy-stepped": 260,
  "event-stopped": 0,
  "event-passed": 0,
  "event-passed-by-dummy": 0,
};
const SOUNDS: Record<string, Sound> = {
  "event-battle-began": "card",
  "event-dealer-rolled": "dice",
  "event-bid-made": "coin",
  "event-played": "card",
  "event-had-to-play": "card",
  "event-dummy-played": "card",
  "event-house-played": "card",
  "event-tried": "card",
  "event-rolled": "dice",
  "event-roll-off-rolled": "dice",
  "event-roll-off-dummy": "dice",
  "event-mutiny-rolled": "dice",
  "event-mutiny-rolled-by-dummy": "dice",
  "event-mutiny-won": "crack",
  "event-mutiny-against-dummy-won": "crack",
  "event-stole": "coin",
  "event-stole-from-dummy": "coin",
  "event-lot-drawn": "dice",
  "event-entered": "splash",
  "event-stepped": "splash",
  "event-dummy-stepped": "splash",
  "event-won": "win",
};

const casket: GameClient<CasketView> = {
  Table,
  PlayerState,
  colours: ["red", "blue", "green", "yellow", "orange", "white"],
  pace: (event) => PACES[event.id] ?? 350,
  sound: (event) => SOUNDS[event.id] ?? null,
  opens: ["event-battle-began", "event-moves", "event-dealer-rolled"],
  closes: ["event-fight-won", "event-fight-won-by-dummy", "event-fight-won-by-house"],
  joined(before, after) {
    const step = ["event-stepped", "event-dummy-stepped"].includes(after.id);
    if (!step || after.id !== before.id || after.args.seat !== before.args.seat) return null;
    return { ...after, args: { ...after.args, way: before.args.way === after.args.way ? after.args.way! : "far" } };
  },
  weighty: ["event-fight-won", "event-fights-taken", "event-earned", "event-won"],
  climaxes: { "event-stole": Staged, "event-mutiny-won": Staged, "event-mutiny-failed": Staged, "event-earned": Staged },
  staged: ({ id, args }, me) => id !== "event-earned" || args.seat === me,
  standing({ captains }, seat, words) {
    const steps = captains[seat]!.to_go;
    return steps === null ? words.say("ended-off") : words.say("ended-steps", { steps });
  },
  apart({ captains }, { winners }) {
    const others = captains.flatMap(({ to_go }, seat) => (winners.includes(seat) || to_go === null ? [] : [{ steps: to_go, target: seat }]));
    const nearest = others.toSorted((one, other) => one.steps - other.steps)[0];
    return nearest ? { id: "ended-by", args: nearest } : null;
  },
  aim,
  coach: HINTS,
  figures: { G2: CardFigure, G3: DiceFigure, G27: StepFigure },
};

export default casket;
