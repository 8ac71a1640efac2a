import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import captainDice from "../src/games/captain_dice";
import casket from "../src/games/casket";
import type { GameClient } from "../src/games/client";
import kraken from "../src/games/kraken";
import nozoku from "../src/games/nozoku";
import { Announcer } from "../src/lib/announce";
import type { Now, Told } from "../src/lib/wire";
import { Words } from "../src/lib/words";
import { TableState } from "../src/table/state.svelte";
import { FakeSocket } from "./fake_socket";

vi.mock("../src/app.svelte", () => ({ app: {} })); // the page itself, which needs a browser

const NAMES = ["Ann", "Bo", "Cy", "Di"];
const ME = 0;
const BETWEEN_MOVES_MS = 900; // bots take their time

/** What decides a game, by whomever it is done: written down here, not asked of what speaks. */
const DECISIVE: Record<string, string[]> = {
  kraken: ["treasure-taken", "treasure-stolen", "ship-gripped", "attack-rolled", "won", "limit-reached"],
  captain_dice: ["bell-ended", "bell-closes", "dice-ended", "removed", "taken", "game-ended", "won"],
  nozoku: ["bonus-taken", "got-stuck", "game-ends", "carried-home", "won"],
  casket: ["card-dealt", "fight-won", "stole", "mutiny-won", "earned", "accelerated", "won"],
};

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

/** What is in one list more often than in another. */
function without(these: string[], those: string[]): string[] {
  const left = [...those];
  return these.filter((text) => {
    const place = left.indexOf(text);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function nowOf(prompt: string | null, over = false): Now {
  const ending = over ? { ranks: [2, 1, 3, 4], scores: [0, 1, 0, 0], winners: [1], decided: true, secret: "" } : null;
  return {
    status: over ? "over" : "playing",
    view: null,
    actors: over ? [] : [prompt ? ME : 1],
    haste: false,
    prompt: prompt ? { id: prompt, args: {} } : null,
    legal: [],
    undo: false,
    due: {},
    ending,
  };
}

describe("of a game that is played to its end", () => {
  let spoken: string[];
  let state: TableState;

  /** Some seconds in which the server is there and nothing happens. */
  function listenOn(seconds: number): void {
    for (let second = 0; second < seconds; second++) {
      vi.advanceTimersByTime(1_000);
      FakeSocket.last.hear({ type: "ahoy" });
    }
  }

  function play(client: GameClient, game: string, speed: number): string[] {
    const words = new Words("en", read(`../../src/doubloon/games/${game}/words/en.ftl`), read("../src/words/en.ftl"));
    const announcer = new Announcer((texts) => spoken.push(...texts), () => Date.now());
    state = new TableState("t", {
      client,
      words: () => words,
      speed: () => speed,
      announce: (heard) => announcer.say(heard),
      onceMore: () => undefined,
      hears: () => ({ reactions: true, remarks: true }),
    });
    state.open();
    FakeSocket.last.onopen?.();
    const seats = NAMES.map((name, seat) => ({ name, bot: null, program: false, you: seat === ME, pirate: null, flag: null, who: null }));
    FakeSocket.last.hear({ type: "table", seq: 0, at_ms: 0, stands_ms: 0, about: { id: "t", options: {} }, seat: ME, seats, talk: [], rematch: null, secret_hash: null, log: [], now: nowOf(null) });
    const moves = JSON.parse(read(`./streams/${game}.json`)) as Told[][];
    for (const [place, events] of moves.entries()) {
      const mine = place + 1 < moves.length && moves[place + 1]!.some(({ args }) => args.seat === ME);
      const now = nowOf(mine ? `prompt-${place}` : null, place + 1 === moves.length);
      FakeSocket.last.hear({ type: "step", seq: place + 1, at_ms: 0, kind: "moved", events, now });
      vi.advanceTimersByTime(BETWEEN_MOVES_MS);
    }
    listenOn(20);
    const decisive = DECISIVE[game]!.map((kind) => `event-${kind}`);
    const wanted = moves.flat().filter(({ id, args, befalls }) => decisive.includes(id) || args.seat === ME || args.target === ME || befalls === ME);
    return wanted.filter((event) => !client.joined?.(event, event)).map(state.tell);
  }

  beforeEach(() => {
    spoken = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "sea" });
    vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  });
  afterEach(() => {
    state.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  for (const [client, game] of [[kraken, "kraken"], [captainDice, "captain_dice"], [nozoku, "nozoku"], [casket, "casket"]] as [GameClient, string][]) {
    for (const [speed, how] of [[Infinity, "at once"], [1, "as it is drawn"]] as const) {
      it(`no line that decides ${game} is left unspoken, ${how}`, () => {
        const wanted = play(client, game, speed);
        expect(wanted.length).toBeGreaterThan(20);
        expect(without(wanted, spoken)).toEqual([]);
      });
    }
  }

  it("one's own place is said last", () => {
    play(kraken, "kraken", 1);
    expect(spoken.at(-1)).toMatch(/^Bo wins!? Your place: 2 of 4\.$|Your place: 2 of 4\.$/);
  });

  it("that nobody answers is said, and that somebody does again", () => {
    play(kraken, "kraken", 1);
    spoken = [];
    vi.advanceTimersByTime(4_000);
    expect(spoken).toEqual(["No answer from the server. What you do is kept and sent as soon as it answers."]);
    listenOn(2);
    expect(spoken.at(-1)).toBe("The connection is back.");
  });

  it("what is asked is said after what happened", () => {
    play(kraken, "kraken", 1);
    const asked = spoken.findIndex((text) => text.startsWith("prompt-"));
    expect(spoken.slice(0, asked).some((text) => text.includes("sail"))).toBe(true);
  });
});
