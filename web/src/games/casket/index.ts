import type { Sound } from "../../lib/sound";
import type { GameClient } from "../client";
import CardFigure from "./CardFigure.svelte";
import DiceFigure from "./DiceFigure.svelte";
import StepFigure from "./StepFigure.svelte";
import PlayerState from "./PlayerState.svelte";
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
  silent: ({ id }) => id === "event-moves",
  sound: (event) => SOUNDS[event.id] ?? null,
  coach: [
    { on: "action-bid", say: "casket-coach-0" },
    { on: "action-play", say: "casket-coach-1" },
    { on: "action-enter", say: "casket-coach-2" },
  ],
  figures: { G2: CardFigure, G3: DiceFigure, G27: StepFigure },
};

export default casket;
