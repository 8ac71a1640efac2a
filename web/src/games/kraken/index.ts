import type { Sound } from "../../lib/sound";
import type { Says } from "../../lib/wire";
import type { GameClient } from "../client";
import DialFigure from "./DialFigure.svelte";
import DuelFigure from "./DuelFigure.svelte";
import TrackFigure from "./TrackFigure.svelte";
import PlayerState from "./PlayerState.svelte";
import Staged from "./Staged.svelte";
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
const STAGED = [
  "event-dial-moved",
  "event-ship-gripped",
  "event-attack-rolled",
  "event-treasure-taken",
  "event-treasure-stolen",
];
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
  opens: ["event-turn-began"],
  joined(before, after) {
    if (before.id !== "event-sailed" || after.id !== before.id || after.args.seat !== before.args.seat) return null;
    const way = before.args.way === after.args.way ? after.args.way! : "far";
    return { ...after, args: { ...after.args, from: before.args.from!, way } };
  },
  climaxes: Object.fromEntries(STAGED.map((id) => [id, Staged])),
  staged: ({ id, args }) => id !== "event-dial-moved" || args.mood !== "dormant",
  weighty: ["event-won"],
  standing({ ships, treasure, winner }, seat, words) {
    const steps = ships[seat]!.to_go;
    if (seat === winner) return words.say("ended-won");
    if (seat === treasure) return words.say("ended-holds", { steps });
    return words.say(treasure === null ? "ended-eye" : "ended-home", { steps });
  },
  apart({ ships }, { winners }) {
    const others = ships.flatMap(({ to_go }, seat) => (winners.includes(seat) ? [] : [{ steps: to_go, target: seat }]));
    const nearest = others.toSorted((one, other) => one.steps - other.steps)[0];
    return nearest ? { id: "ended-by", args: nearest } : null;
  },
  order: ({ treasure }) => ({ id: "ended-order", args: { treasure: treasure === null ? "eye" : "start" } }),
  aim: ({ treasure }, me): Says => {
    if (me === null) return { id: "goal", args: {} };
    if (treasure === null) return { id: "aim-gem", args: {} };
    return treasure === me ? { id: "aim-home", args: {} } : { id: "aim-rob", args: { target: treasure } };
  },
  coach: [
    { on: "action-forward", say: "kraken-coach-0" },
    { when: ({ stirs, stirs_in }) => stirs === "enraged" && stirs_in <= 2, say: "kraken-coach-2" },
    { when: ({ pillars }) => pillars.some(({ points }) => points > 0), say: "kraken-coach-3" },
    { when: ({ treasure }, _now, me) => treasure !== null && treasure !== me, say: "kraken-coach-4" },
    { when: ({ treasure }, _now, me) => treasure === me, say: "kraken-coach-5" },
    { when: ({ round }, now) => round > 1 && now.legal.some(({ action }) => action.do === "attack"), say: "kraken-coach-6" },
    { when: ({ round }) => round > 1, say: "kraken-coach-1" },
  ],
  figures: { K2: TrackFigure, K6: DialFigure, K15: DuelFigure },
};

export default kraken;
