import { describe, expect, it } from "vitest";
import { cameraOn, tooSmall } from "../src/games/casket/camera";
import { coastPath, extent, heading, markerPlace, middle, shapeOf } from "../src/games/casket/chart";
import { deckOf, specialOf, valueSign } from "../src/games/casket/deck";
import { faceOf } from "../src/games/casket/dice";
import { foresee, memoryOf, settle } from "../src/games/casket/foresee";
import { type Captain, type CasketView, type Chart, type Dummy } from "../src/games/casket/view";
import type { Argument } from "../src/lib/wire";

const CHART: Chart = {
  columns: 6,
  rows: 3,
  colours: [
    ["green", "blue", "red", "white", "green", "blue"],
    ["blue", "green", "white", "red", "green", "blue"],
    ["green", "green", "blue", "red", "white", "green"],
  ],
  walls_right: [[0, 1]],
  walls_below: [],
  accelerations: [{ column: 2, fights: 4 }, { column: 4, fights: 5 }],
  crossed: 0,
  start: [[0, 2]],
  harbour: true,
  finish: [[5, 0]],
};

function captain(change: Partial<Captain> = {}): Captain {
  return { square: null, to_go: null, die: "green", luck: 0, bid: null, hindsight: null, won: 0, cards: 2, hand: [], known: [], void: [], blessed: false, points: 0, diagonals: false, lot: null, ...change };
}

function table(change: Partial<CasketView> = {}): CasketView {
  return {
    battle: 1, fights: 2, fight: 1, phase: "fight", turn: 0, dealer: 2, chairs: [0, 1, 2], order: [0, 1, 2, "house"], nemesis: null, most_luck: 3,
    captains: [captain(), captain(), captain()], dummy: null, house: true, deck: { left: 30, known: [] },
    led: null, table: [], trying: null, drawn: null, last_fight: null, last_battle: null, map: CHART, winner: null, ...change,
  };
}

function after(view: CasketView, ...events: [id: string, args: Record<string, Argument>][]): CasketView {
  return events.reduce((seen, [id, args]) => foresee(seen, { id: `event-${id}`, args }), view);
}

const SWORDS_6 = { value: 6, suit: "swords" };
const BOWS_2 = { value: 2, suit: "bows" };

describe("what is seen after each event", () => {
  it("lays a card that is played, and the first one leads", () => {
    const seen = after(table(), ["played", { seat: 0, ...SWORDS_6 }]);
    expect(seen.table).toEqual([{ who: 0, value: 6, suit: "swords", counts: "natural", counted: 6, waits: null }]);
    expect(seen.led).toBe("swords");
    expect(seen.captains[0]!.cards).toBe(1);
  });

  it("turns a card whose feature works", () => {
    const seen = after(
      table(),
      ["tried", { seat: 0, ...SWORDS_6, cost: 2, feature: "thief" }],
      ["rolled", { seat: 0, face: 6, second: 0, pips: 2, luck: 1, colour: "green" }],
      ["try-worked", { seat: 0, value: 6, feature: "thief", kind: "universal" }],
    );
    expect(seen.table).toMatchObject([{ counts: "universal", counted: 6, waits: "thief" }]);
    expect(seen.trying).toBeNull();
    expect(seen.captains[0]!.luck).toBe(1);
    expect(seen.memory?.rolls[0]).toMatchObject({ ground: "green", face: 6, why: "try" });
  });

  it("waits with a Fog until it is used", () => {
    const tried = after(
      table(),
      ["tried", { seat: 0, ...BOWS_2, cost: 1, feature: "fog" }],
      ["try-worked", { seat: 0, value: 5, feature: "fog", kind: "universal" }],
    );
    expect(tried.table).toEqual([]);
    expect(after(tried, ["fog-raised", { seat: 0 }]).table).toMatchObject([{ counts: "fog" }]);
  });

  it("takes a card back whose feature failed", () => {
    const seen = after(table(), ["tried", { seat: 0, ...SWORDS_6, cost: 2, feature: "thief" }], ["try-failed", { seat: 0, pips: 0, cost: 2 }]);
    expect(seen.trying).toBeNull();
    expect(seen.table).toEqual([]);
  });

  it("lets two captains change chairs after a mutiny", () => {
    expect(after(table(), ["mutiny-won", { seat: 2, target: 0, mine: 3, theirs: 1 }]).chairs).toEqual([2, 1, 0]);
  });

  it("passes cards and fights between a captain and the Dummy, whose hand lies open", () => {
    const dummy = { square: null, won: 2, cards: 2, hand: [{ card: 5, ...SWORDS_6 }, { card: 19, ...BOWS_2 }] } as unknown as Dummy;
    const seen = after(
      table({ dummy }),
      ["stole-from-dummy", { seat: 0, ...SWORDS_6 }],
      ["gave-to-dummy", { seat: 0, ...BOWS_2 }],
      ["fights-taken-from-dummy", { seat: 0, fights: 1 }],
    );
    expect(seen.dummy).toMatchObject({ won: 1, cards: 2, hand: [{ card: 19 }] });
    expect(seen.captains[0]).toMatchObject({ won: 1, cards: 2 });
  });

  it("shows lots until the next battle", () => {
    const seen = after(table(), ["lot-drawn", { seat: 1, lot: 2 }]);
    expect(seen.captains[1]!.lot).toBe(2);
    expect(after(seen, ["battle-began", { seat: 0, battle: 2, fights: 3 }]).captains[1]!.lot).toBeNull();
  });

  it("moves markers step by step", () => {
    const seen = after(table(), ["entered", { seat: 1, column: 0, row: 2, left: 2 }], ["stepped", { seat: 1, column: 1, row: 1, left: 1, way: "diagonal-up" }]);
    expect(seen.captains[1]).toMatchObject({ square: [1, 1], points: 1 });
  });
});

describe("what the page remembers", () => {
  const fought = after(table(), ["played", { seat: 0, ...SWORDS_6 }], ["house-played", BOWS_2], ["fight-won", { seat: 0, won: 1, how: "highest" }]);

  it("keeps a trick until the next card is laid, although the server's table is empty", () => {
    const settled = settle(table({ fight: 2, last_fight: fought.last_fight }), fought);
    expect(settled.memory?.trick).toMatchObject({ winner: 0, rows: [{ who: 0 }, { who: "house" }] });
    const next = after(settled, ["played", { seat: 0, ...BOWS_2 }]);
    expect(next.memory?.trick).toBeNull();
    expect(next.table).toHaveLength(1);
  });

  it("has the last trick from the server when it comes later", () => {
    expect(memoryOf(table({ fight: 2, last_fight: fought.last_fight })).trick).toMatchObject({ winner: 0, how: "highest" });
    expect(memoryOf(table({ phase: "bid", last_fight: { ...fought.last_fight!, lies: false } })).trick).toBeNull();
  });

  it("lists what a battle brought, captain by captain, with hindsight", () => {
    const made = { seat: 0, bid: 1, won: 1, points: 3, counted: 1, how: "made" };
    const seen = after(
      table(),
      ["looked-back", { seat: 1, bid: 2, counted: 1, won: 1 }],
      ["earned", made],
      ["earned", { seat: 1, bid: 2, won: 1, points: 1, counted: 1, how: "halved" }],
    );
    expect(seen.last_battle?.captains.map((earned) => earned?.how)).toEqual(["made", "halved"]);
    expect(seen.captains[1]).toMatchObject({ bid: null, hindsight: 1, points: 1, diagonals: true });
    expect(after({ ...seen, battle: 2 }, ["earned", made]).last_battle?.captains).toHaveLength(1);
  });

  it("lays a card that had to be played, and takes the tried one back", () => {
    const seen = after(table(), ["tried", { seat: 0, ...BOWS_2, cost: 1, feature: "fog" }], ["had-to-play", { seat: 0, ...SWORDS_6 }]);
    expect(seen.trying).toBeNull();
    expect(seen.table).toMatchObject([{ value: 6 }]);
  });

  it("lets the next fight begin within the same step", () => {
    expect(after(fought, ["house-played", SWORDS_6]).table).toMatchObject([{ who: "house", value: 6 }]);
  });

  it("keeps the last trick of all when the game is over", () => {
    expect(settle(table({ battle: 2, phase: "over", last_fight: fought.last_fight }), fought).memory?.trick).toMatchObject({ winner: 0 });
  });

  it("forgets it in the next battle", () => {
    const seen = after(fought, ["battle-began", { seat: 0, battle: 2, fights: 3 }]);
    expect(settle(table({ battle: 2 }), seen).memory?.trick).toBeNull();
    expect(settle(table({ battle: 3 }), seen).memory).toBeUndefined();
  });
});

describe("the map's place on the table", () => {
  it("is as large before the first captain enters as after the last", () => {
    const waiting = extent(table());
    expect(shapeOf(CHART)).toBeCloseTo(waiting.width / waiting.height);
  });
});

describe("the table", () => {
  it("reads the decks and dice of the rules", () => {
    expect(valueSign(specialOf(deckOf("36"), { suit: "swords", value: 1 })!)).toBe("T9");
    expect(specialOf(deckOf("45"), { suit: "skulls", value: 3 })).toBeNull();
    expect(specialOf(deckOf({ bows: [{ feature: "fog", value: 2, cost: 4 }] }), { suit: "bows", value: 1 })?.cost).toBe(4);
    expect(faceOf("blue", 4)).toEqual({ pips: 1, bolt: true, circle: false, cross: false });
    expect(faceOf("red", 1).circle).toBe(true);
  });
});

describe("the map", () => {
  it("points an arrow from a square to the next, and to the right for who enters", () => {
    expect([heading([1, 2], [2, 1]), heading([1, 2], [2, 2]), heading([1, 2], [1, 3]), heading(null, [0, 2])]).toEqual([-45, 0, 90, 0]);
  });

  it("draws the coast along every outer edge once, also where squares touch at a corner only", () => {
    const bendsPerEdge = 3;
    const halves = { ...CHART, rows: 2, colours: [[null, "green"], ["green", null]] } as Chart;
    expect(coastPath(CHART).match(/Q/g)).toHaveLength(bendsPerEdge * 18);
    expect(coastPath(CHART).match(/Z/g)).toHaveLength(1);
    expect(coastPath(halves).match(/Q/g)).toHaveLength(bendsPerEdge * 8);
  });

  it("shows the roads as long as someone waits there", () => {
    const here = captain({ square: [0, 2] });
    expect(extent(table()).width - extent(table({ captains: [here] })).width).toBe(150);
    expect(markerPlace(table(), 0).x).toBeLessThan(0);
    expect(markerPlace(table({ captains: [here] }), 0)).toMatchObject(middle([0, 2]));
  });

  it("lays markers in the harbour side by side", () => {
    for (const number of [2, 4, 6]) {
      const view = table({ captains: Array.from({ length: number }, () => captain({ square: [0, 2] })) });
      const places = view.captains.map((_, seat) => markerPlace(view, seat));
      const apart = places.flatMap((one, seat) => places.slice(seat + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
      expect(Math.min(...apart)).toBeGreaterThan(80 * 0.86 * places[0]!.scale);
      expect(places.every(({ x, y }) => x > 0 && x < 100 && y > 200 && y < 300)).toBe(true);
    }
  });

  it("comes close where squares would be too small to touch", () => {
    const wide = { ...CHART, columns: 20 };
    const view = table({ map: wide });
    expect(cameraOn(view, 360, 160, null).scale).toBeLessThan(0.2);
    expect(cameraOn(view, 360, 160, middle([10, 1])).scale).toBe(0.46);
    expect(cameraOn(table(), 1400, 500, middle([1, 1]))).toEqual(cameraOn(table(), 1400, 500, null));
    expect([tooSmall(view, 360), tooSmall(view, 1400)]).toEqual([true, false]);
  });
});
