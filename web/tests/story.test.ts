import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import kraken from "../src/games/kraken";
import captainDice from "../src/games/captain_dice";
import casket from "../src/games/casket";
import { summaryOf, winnersOf } from "../src/games/casket/summary";
import type { CasketView } from "../src/games/casket/view";
import type { Player } from "../src/lib/seats";
import type { Ending, Now, Says } from "../src/lib/wire";
import { Words } from "../src/lib/words";
import { Again, type Frame } from "../src/table/again.svelte";
import { apart } from "../src/table/ending";
import { CLIMAX_MS, isClimax, paceOf } from "../src/table/pace";
import { chaptersOf, deedsOf, type LogLine, withLine } from "../src/table/story";
import krakenEnglish from "../../src/doubloon/games/kraken/words/en.ftl?raw";
import krakenJapanese from "../../src/doubloon/games/kraken/words/ja.ftl?raw";
import english from "../src/words/en.ftl?raw";
import japanese from "../src/words/ja.ftl?raw";

vi.mock("../src/app.svelte", () => ({ app: {} })); // the page itself, which needs a browser

const players = ["Ann", "Bo", "Cy"].map((name, seat) => ({ seat, name }) as Player);
const en = new Words("en", krakenEnglish, english);
const ja = new Words("ja", krakenJapanese, japanese);

function event(name: string, args: Says["args"] = {}): Says {
  return { id: `event-${name}`, args };
}

function sailed(seat: number, from: number, to: number, way = "forward"): Says {
  return event("sailed", { seat, from, to, left: 9 - to, way });
}

function lines(...events: Says[]): LogLine[] {
  return events.reduce<LogLine[]>((log, says, number) => withLine(log, { number, says, game: true }, kraken), []);
}

const TURN = [
  event("turn-began", { seat: 1, round: 2 }),
  event("points-rolled", { seat: 1, die: 4, times: 2, lost: 0, points: 8 }),
  sailed(1, 3, 4),
  sailed(1, 4, 5),
  event("pillar-hit", { seat: 1, space: 6, die: 4, points: 2 }),
  event("turn-ended", { seat: 1, lost: 0 }),
];

describe("the log", () => {
  it("tells steps of one way as one", () => {
    const log = lines(...TURN);
    expect(log.map(({ says }) => says.id.slice(6))).toEqual(["turn-began", "points-rolled", "sailed", "pillar-hit", "turn-ended"]);
    expect(en.tell(log[2]!.says, ["Ann", "Bo", "Cy"])).toBe("Bo sails forward from 3 to 5 (4 left).");
  });

  it("names no way where there were several, and joins nobody's to another's", () => {
    const [both] = lines(sailed(1, 3, 4), sailed(1, 4, 20, "inward"));
    expect(en.tell(both!.says, ["Ann", "Bo", "Cy"])).toBe("Bo sails from 3 to 20 (-11 left).");
    expect(lines(sailed(1, 3, 4), sailed(2, 3, 4))).toHaveLength(2);
  });

  it("has a chapter for each turn, with whose it is", () => {
    const chapters = chaptersOf(lines(...TURN, event("turn-began", { seat: 2, round: 2 }), event("ship-gripped", { seat: 0, die: 1, total: 3 })), kraken);
    expect(chapters.map(({ seat, lines: { length } }) => [seat, length])).toEqual([[1, 5], [2, 2]]);
  });

  it("has one for each fight where fights end", () => {
    const fight = [event("played", { seat: 0 }), event("played", { seat: 1 }), event("fight-won", { seat: 1 })];
    const log = [event("battle-began", { seat: 2 }), event("bid-made", { seat: 0 }), ...fight, ...fight].map((says, number) => ({ number, says, game: true }));
    expect(chaptersOf(log, casket).map(({ lines: { length } }) => length)).toEqual([5, 3]);
  });

  it("has one for each player who does something where the game says nothing", () => {
    const log = [event("bid", { seat: 0 }), event("rolled"), event("bid", { seat: 1 })].map((says, number) => ({ number, says, game: true }));
    expect(chaptersOf(log, {}).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("says you to the reader alone, and leaves zeros out", () => {
    const stolen = event("treasure-stolen", { seat: 1, target: 0 });
    const names = ["Ann", "Bo", "Cy"];
    expect(en.tell(stolen, names, 0)).toBe("Bo steals the treasure from you!");
    expect(en.tell(stolen, names, 1)).toBe("You steal the treasure from Ann!");
    expect(en.tell(stolen, names)).toBe("Bo steals the treasure from Ann!");
    expect(ja.tell(stolen, names, 0)).toBe("Boがあなたから宝を奪いました！");
    expect(en.tell(sailed(0, 8, 9), names, 0)).toBe("You sail forward from 8 to 9.");
  });
});

describe("the story of others", () => {
  const told = (words: Words, me: number | null, ...events: Says[]): string[] => deedsOf(lines(...events), kraken, players, me, words).map(({ text }) => text);

  it("is one sentence for a turn, that grows", () => {
    expect(told(en, 0, ...TURN.slice(0, 3))).toEqual(["Bo rolls 4 with the wind and sails to 4"]);
    expect(told(en, 0, ...TURN)).toEqual(["Bo rolls 4 with the wind, sails to 5 and shoots the coral on 6: 4"]);
    expect(told(ja, 0, ...TURN)).toEqual(["Bo：出目 4（風で 2\u00a0倍）、5\u00a0へ移動、6\u00a0の柱を砲撃（4）"]);
  });

  it("gives each player a sentence, and me mine", () => {
    expect(told(en, 0, ...TURN.slice(0, 2), event("ship-gripped", { seat: 0, die: 1, total: 3 }), sailed(1, 4, 5))).toEqual([
      "Bo rolls 4 with the wind",
      "You are gripped by the Kraken",
      "Bo sails to 5",
    ]);
  });

  it("leaves out what is not worth telling", () => {
    expect(told(en, 0, event("dial-moved", { seat: 1, segment: 1, mood: "dormant" }), sailed(1, 0, 1))).toEqual(["Bo sails to 1"]);
  });

  it("is the log's own lines in a game without short words", () => {
    const words = new Words("en", "event-bid = { $seat } bids.\n", english);
    expect(deedsOf(lines(event("bid", { seat: 1 })), {}, players, 0, words).map(({ text }) => text)).toEqual(["Bo bids."]);
  });
});

describe("the pace", () => {
  const now = (haste: boolean): Now => ({ haste }) as Now;
  const enraged = event("dial-moved", { mood: "enraged" });

  it("gives a climax a good second, and all else at most 600 ms", () => {
    expect(paceOf(kraken, enraged, now(false), 0)).toBe(CLIMAX_MS);
    expect(CLIMAX_MS).toBeLessThan(1_500);
    expect(paceOf(kraken, event("dial-moved", { mood: "dormant" }), now(false), 0)).toBe(500);
    expect(paceOf({ pace: () => 9_000 }, enraged, now(false), 0)).toBe(600);
  });

  it("stages nothing in a race", () => expect(isClimax(kraken, enraged, now(true), 0)).toBe(false));

  it("stages what was before a race while the bell is waited for, of what is enclosed my own", () => {
    const taken = (seat: number) => event("taken", { seat, cell: "b1", low: 1, high: 2, way: "between" });
    const then = (phase: string): Now => ({ haste: true, view: { phase } }) as Now;
    expect([0, 1].map((seat) => isClimax(captainDice, taken(seat), then("bell"), 0))).toEqual([true, false]);
    expect(isClimax(captainDice, taken(0), then("dice"), 0)).toBe(false);
  });

  it("stages the bids of nobody but me", () => {
    const earned = event("earned", { seat: 1, how: "made" });
    expect([0, 1].map((me) => isClimax(casket, earned, now(false), me))).toEqual([false, true]);
  });
});

describe("what happened since my last decision", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const frame = (says: Says, view: number): Frame => ({ event: says, view, history: [says] });

  it("is worth showing where others did something", () => {
    const again = new Again(() => 100);
    again.keep(frame(sailed(0, 0, 1), 1));
    expect(again.worth(0)).toBe(false);
    again.keep(frame(sailed(1, 0, 1), 2));
    expect(again.worth(0)).toBe(true);
    again.forget();
    expect(again.worth(0)).toBe(false);
  });

  it("is shown picture by picture, and then the table is as it is", () => {
    const again = new Again(() => 600);
    for (const view of [1, 2, 3]) again.keep(frame(sailed(1, view, view + 1), view));
    again.start();
    const seen = [1, 2, 3, 4].map(() => {
      const view = again.frame?.view ?? null;
      vi.advanceTimersByTime(600);
      return view;
    });
    expect(seen).toEqual([1, 2, 3, null]);
  });

  it("ends when I want it to", () => {
    const again = new Again(() => 600);
    again.keep(frame(sailed(1, 0, 1), 1));
    again.start();
    again.stop();
    vi.runAllTimers();
    expect(again.frame).toBeNull();
  });
});

describe("how far apart it was", () => {
  const ending = (winners: number[], scores: number[]): Ending => ({ ranks: [], scores, winners, decided: winners.length > 0, secret: "" });

  it("is by how much the next one has less", () => {
    expect(apart({}, null, ending([1], [3, 7, 5]))).toEqual({ id: "ended-by", args: { target: 2, by: 2 } });
  });

  it("is what the game says, and by what it ranks where nobody won", () => {
    const view = { ships: [{ to_go: 0 }, { to_go: 4 }, { to_go: 2 }], treasure: null };
    expect(apart(kraken, view, ending([0], [1, 0, 0]))).toEqual({ id: "ended-by", args: { target: 2, steps: 2 } });
    expect(apart(kraken, view, ending([], [0, 0, 0]))).toEqual({ id: "ended-order", args: { treasure: "eye" } });
  });
});

describe("the summary of a battle of Casket", () => {
  const history = [
    event("battle-began", { battle: 1 }),
    event("fight-won", { seat: 1 }),
    event("fight-won-by-dummy"),
    event("battle-began", { battle: 2 }),
    event("fight-won", { seat: 0 }),
    event("battle-began", { battle: 3 }),
    event("fight-won", { seat: 1 }),
  ];

  it("knows who won each fight of it", () => {
    expect(winnersOf(history, 1)).toEqual([1, "dummy"]);
    expect(winnersOf(history, 2)).toEqual([0]);
    expect(winnersOf(history, 9)).toEqual([]);
  });

  it("has the one nearest to the casket first, while the next one is begun", () => {
    const earned = { bid: 1, counted: 1, won: 1, points: 4, how: "made" };
    const view = {
      battle: 3,
      phase: "bid",
      last_battle: { battle: 2, captains: [earned, earned, earned], dummy: null },
      captains: [{ to_go: null }, { to_go: 9 }, { to_go: 5 }],
    } as unknown as CasketView;
    expect(summaryOf(view, history)?.map(({ who, fights, points }) => [who, fights, points])).toEqual([[2, [], 4], [1, [], 4], [0, [1], 4]]);
    expect(summaryOf({ ...view, phase: "fight" }, history)).toBeNull();
    expect(summaryOf({ ...view, battle: 4 }, history)).toBeNull();
  });
});
