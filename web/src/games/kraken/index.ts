import type { Sound } from "../../lib/sound";
import type { GameClient } from "../client";
import DialFigure from "./DialFigure.svelte";
import DuelFigure from "./DuelFigure.svelte";
import TrackFigure from "./TrackFigure.svelte";
import PlayerState from "./PlayerState.svelte";
import Table from "./Table.svelte";
import { type KrakenView } from "./view";

const LONG = 600;
const PACES: Record<string, number> = {
  "event-turn-began": 0,
  "event-turn-ended": 0,
  "event-sailed": 320,
  "event-pillar-rose": 150,
  "event-dial-moved": 500,
  "event-kraken-rolled": LONG,
  "event-ship-defended": 500,
  "event-ship-gripped": 500,
  "event-points-rolled": 550,
  "event-attack-rolled": LONG,
  "event-attack-tied": LONG,
  "event-attack-won": 250,
  "event-attack-lost": 250,
  "event-treasure-stolen": 500,
  "event-treasure-taken": 500,
};
const SOUNDS: Record<string, Sound> = {
  "event-sailed": "splash",
  "event-points-rolled": "dice",
  "event-attack-rolled": "dice",
  "event-attack-tied": "dice",
  "event-kraken-rolled": "growl",
  "event-pillar-hit": "crack",
  "event-pillar-fell": "crack",
  "event-treasure-taken": "coin",
  "event-treasure-stolen": "coin",
  "event-won": "win",
};

const kraken: GameClient<KrakenView> = {
  Table,
  PlayerState,
  colours: ["red", "yellow", "green", "orange"],
  pace: (event) => PACES[event.id] ?? 350,
  sound: (event) => (event.id === "event-dial-moved" && event.args.mood !== "dormant" ? "growl" : (SOUNDS[event.id] ?? null)),
  coach: [
    { on: "action-forward", say: "kraken-coach-0" },
    { on: "action-forward", say: "kraken-coach-1" },
    { on: "action-forward", say: "kraken-coach-2" },
  ],
  figures: { K2: TrackFigure, K6: DialFigure, K15: DuelFigure },
};

export default kraken;
