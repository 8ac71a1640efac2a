import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import captainDice from "../src/games/captain_dice";
import kraken from "../src/games/kraken";
import type { GameClient } from "../src/games/client";
import type { Now, Says, Step, Table } from "../src/lib/wire";
import type { Words } from "../src/lib/words";
import { TableState } from "../src/table/state.svelte";
import { FakeSocket } from "./fake_socket";

const ALONE = { onceMore: () => undefined, hears: () => ({ reactions: true, remarks: true }) };

vi.mock("../src/app.svelte", () => ({ app: {} })); // the page itself, which needs a browser

const now: Now = {
  status: "playing",
  view: null,
  actors: [1],
  haste: false,
  prompt: null,
  legal: [],
  undo: false,
  due: {},
  ending: null,
};
const says = (id: string, args = {}): Says => ({ id, args });
const step = (seq: number, kind: string, events: Says[], facts?: Step["facts"]): Step => ({
  type: "step",
  seq,
  at_ms: 0,
  kind,
  events,
  ...(facts ? { facts } : {}),
});
const STEPS = [
  step(4, "started", [says("event-started", { seat: 1 })], { secret_hash: "d0" }),
  step(5, "moved", [says("event-sailed", { seat: 1, from: 0, to: 1 })]),
  step(6, "undone", [], { seat: 1 }),
];

function table(seq: number, log: Step[], options = {}): Partial<Table> {
  const about = { id: "t", options } as Table["about"];
  const seats = ["Ann", "Bo"].map((name) => ({ name, bot: null, program: false, you: name === "Ann", pirate: null, flag: null, who: null }));
  return { type: "table", seq, at_ms: 0, stands_ms: 0, about, seat: 0, seats, talk: [], rematch: null, secret_hash: null, log, now };
}

describe("the log of a table", () => {
  let spoken: string[];
  const words = { tell: ({ id }: Says) => id, say: (id: string) => id, has: () => true } as unknown as Words;
  const lines = (state: TableState): [string, boolean][] => state.log.map((line) => [line.says.id, line.game]);

  function open(client: GameClient, first: Partial<Table>): TableState {
    const around = { client, words: () => words, speed: () => Infinity, announce: ({ text }: { text: string }) => spoken.push(text), ...ALONE };
    const state = new TableState("t", around);
    state.open();
    FakeSocket.last.onopen?.();
    FakeSocket.last.hear(first);
    return state;
  }

  beforeEach(() => {
    spoken = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "sea" });
    vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("has the same lines for who arrives as for who was there", () => {
    const there = open(kraken, table(3, []));
    for (const one of STEPS) FakeSocket.last.hear({ ...one, now });
    const arrived = open(kraken, table(6, STEPS));
    expect(lines(arrived)).toEqual(lines(there));
    expect(lines(arrived)).toEqual([
      ["log-started", false],
      ["event-started", true],
      ["event-sailed", true],
      ["log-undone", false],
    ]);
    expect(arrived.history).toEqual(there.history);
    there.close();
    arrived.close();
  });

  it("is neither played nor spoken on arrival, and goes on from there", () => {
    const state = open(kraken, table(6, STEPS));
    expect(spoken).toEqual([]);
    expect(state.beat.event).toBeNull();
    FakeSocket.last.hear({ ...step(7, "moved", [says("event-ended", { seat: 1 })]), now });
    expect(spoken).toEqual(["event-ended"]);
    expect(lines(state).at(-1)).toEqual(["event-ended", true]);
    state.close();
  });

  it("is written anew when the whole table comes again", () => {
    const state = open(kraken, table(6, STEPS));
    FakeSocket.last.hear(table(7, [...STEPS.slice(1), step(7, "moved", [says("event-ended")])]));
    expect(lines(state).map(([id]) => id)).toEqual(["event-sailed", "log-undone", "event-ended"]);
    expect(new Set(state.log.map((line) => line.number)).size).toBe(3);
    state.close();
  });

  it("leaves out the others' casts of a race, also when it is over", () => {
    const casts = [step(4, "moved", [says("event-cast", { seat: 1 })]), step(5, "moved", [says("event-cast", { seat: 0 })])];
    const race = open(captainDice, table(5, casts, { mode: "action" }));
    expect(race.log.map((line) => line.says.args.seat)).toEqual([0]);
    const turns = open(captainDice, table(5, casts, { mode: "turns" }));
    expect(turns.log.map((line) => line.says.args.seat)).toEqual([1, 0]);
    race.close();
    turns.close();
  });
});
