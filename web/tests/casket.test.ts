import { describe, expect, it } from "vitest";
import { aboutSquare } from "../src/games/casket/abouts";
import { aim } from "../src/games/casket/aim";
import { HINTS } from "../src/games/casket/coach";
import { aimAt, cameraOn, tooSmall } from "../src/games/casket/camera";
import { coastPath, extent, heading, markerPlace, middle, shapeOf } from "../src/games/casket/chart";
import { valueSign } from "../src/games/casket/deck";
import { faceOf } from "../src/games/casket/dice";
import { rollsAfter } from "../src/games/casket/rolls";
import type { Captain, CasketView, Chart } from "../src/games/casket/view";
import type { Argument, Choice, Now, Says } from "../src/lib/wire";
import { Coaching } from "../src/table/coaching.svelte";

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
  to_go: [[5, 4, 3, 2, 1, 0], [5, 4, 3, 2, 1, 1], [5, 4, 3, 2, 2, null]],
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
    led: null, table: [], trying: null, drawn: null, last_fight: null, last_battle: null, dice: [{ colour: "green", chances: [50, 17, 0] }], map: CHART, winner: null, ...change,
  };
}

function told(id: string, args: Record<string, Argument> = {}): Says {
  return { id: `event-${id}`, args };
}

const roll = (id: string, seat: number, face: number): Says => told(id, { seat, face, second: 0, colour: "green" });

describe("the arrow to the casket", () => {
  const camera = { x: 10, y: 20, scale: 0.5 };

  it("points from above where the casket is seen", () => {
    expect(aimAt(camera, { x: 500, y: 300 }, 600, 400)).toEqual({ x: 260, y: 145, turn: 0, size: 0.5 });
  });

  it("points out of the picture where it lies beyond the edge", () => {
    expect(aimAt(camera, { x: 1500, y: 300 }, 600, 400)).toEqual({ x: 584, y: 170, turn: -90, size: 0.7 });
    expect(aimAt(camera, { x: 500, y: -300 }, 600, 400)).toEqual({ x: 260, y: 16, turn: -180, size: 0.7 });
  });
});

describe("the goal as it is for me", () => {
  const at = (steps: number | null): Captain => captain(steps === null ? {} : { square: [5 - steps, 0], to_go: steps });
  const goal = (...steps: (number | null)[]): Says => aim(table({ captains: steps.map(at) }), 0);

  it("says how far the casket is, and who is nearer", () => {
    expect(goal(null, 3)).toEqual({ id: "aim-off", args: {} });
    expect(goal(2, 4, null)).toEqual({ id: "aim-ahead", args: { steps: 2 } });
    expect(goal(4, 3, 2)).toEqual({ id: "aim-behind", args: { steps: 4, target: 2, theirs: 2 } });
  });

  it("knows that the Dummy may be nearest of all", () => {
    const dummy = { square: [4, 0] as [number, number], won: 0, cards: 0, hand: [], known: [] };
    expect(aim(table({ captains: [at(4), at(2)], dummy }), 0)).toEqual({ id: "aim-behind-dummy", args: { steps: 4, theirs: 1 } });
  });

  it("is the game's own to whoever watches", () => {
    expect(aim(table(), null).id).toBe("goal");
  });
});

describe("what a square says of itself", () => {
  it("is its die with what that rolls, and how far the casket is", () => {
    expect(aboutSquare(table(), [4, 0])).toEqual([["square", { colour: "green", one: 50, two: 17, three: 0 }], ["to-go", { steps: 1 }]]);
    expect(aboutSquare(table(), [0, 2])[0]).toEqual(["start", { harbour: 1 }]);
    expect(aboutSquare(table(), [5, 0])).toEqual([["casket"]]);
    expect(aboutSquare(table(), [5, 2]).at(-1)).toEqual(["no-way"]);
  });
});

describe("the dice that lie on the table", () => {
  const tried = [told("tried", { seat: 0 }), roll("rolled", 0, 4), told("shown"), told("try-worked", { seat: 0 })];
  const fought = [...tried, told("played", { seat: 1 }), told("fight-won", { seat: 0 })];
  const facesOf = (...events: Says[]): Record<string, number> =>
    Object.fromEntries(Object.entries(rollsAfter(events)).map(([who, die]) => [who, die!.face]));

  it("are those of a try, until the first card after the fight", () => {
    expect(facesOf(...fought)).toEqual({ 0: 4 });
    expect(rollsAfter(fought)[0]).toMatchObject({ ground: "green", second: 0, event: tried[1] });
    expect(facesOf(...fought, told("house-played"))).toEqual({});
    expect(facesOf(...fought, told("house-played"), told("played", { seat: 1 }))).toEqual({});
  });

  it("give way to another try, and to a bid", () => {
    expect(facesOf(...tried, told("tried", { seat: 1 }))).toEqual({});
    expect(facesOf(...fought, told("bid-made", { seat: 1 }))).toEqual({});
  });

  it("lie there together where they were rolled for the same reason, the last one of each", () => {
    const rolls = [roll("roll-off-rolled", 1, 2), told("roll-off-dummy", { face: 3, second: 0, colour: "red" })];
    expect(facesOf(...tried, ...rolls)).toEqual({ 1: 2, dummy: 3 });
    expect(facesOf(...tried, ...rolls, roll("roll-off-rolled", 1, 5))).toEqual({ 1: 5, dummy: 3 });
    expect(facesOf(...fought, roll("mutiny-rolled", 0, 1), roll("mutiny-rolled", 2, 6))).toEqual({ 0: 1, 2: 6 });
  });

  it("are those of the dealers before the first bid", () => {
    expect(facesOf(roll("dealer-rolled", 0, 1), roll("dealer-rolled", 1, 2), told("battle-began"))).toEqual({ 0: 1, 1: 2 });
  });
});

describe("the map's place on the table", () => {
  it("is as large before the first captain enters as after the last", () => {
    const waiting = extent(table());
    expect(shapeOf(CHART)).toBeCloseTo(waiting.width / waiting.height);
  });
});

describe("the table", () => {
  it("writes special values as players do", () => {
    expect([valueSign("trump", 9), valueSign("universal", 7)]).toEqual(["T9", "U7"]);
  });

  it("reads the dice of the rules", () => {
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

describe("the hints of a first game", () => {
  const offer = (...ids: string[]): Now => ({ status: "playing", actors: [0], legal: ids.map((id): Choice => ({ action: { do: id.slice(7) }, says: { id, args: {} } })) }) as unknown as Now;

  /** The hint that is said, of those that were not said before. */
  function said(view: CasketView, now: Now, ...seen: string[]): string | undefined {
    const coaching = new Coaching(() => ({ hints: HINTS, seen: seen.map((number) => `casket-coach-${number}`), view, now, me: 0 }), () => {});
    coaching.look();
    return coaching.hint?.say.replace("casket-coach-", "");
  }

  it("come when they matter, one by one", () => {
    expect(said(table({ phase: "bid" }), offer("action-bid"))).toBe("0");
    expect(said(table({ phase: "bid", nemesis: 1 }), offer("action-bid"), "0")).toBe("4");
    expect(said(table(), offer("action-play", "action-try"))).toBe("1");
    expect(said(table({ led: "bows" }), offer("action-play"), "1")).toBe("11");
    expect(said(table({ captains: [captain({ die: "white" })] }), offer("action-play"), "1")).toBe("9");
    expect(said(table({ phase: "thief" }), offer("action-choose"))).toBe("5");
    expect(said(table({ phase: "mutiny" }), offer("action-choose"))).toBe("6");
    expect(said(table({ phase: "hindsight" }), offer("action-hindsight"))).toBe("7");
    expect(said(table({ phase: "roll" }), offer("action-roll", "action-luck"))).toBe("8");
    expect(said(table({ phase: "move" }), offer("action-enter"))).toBe("2");
    expect(said(table({ phase: "move" }), offer("action-step"), "2")).toBe("12");
    expect(said(table({ phase: "move", captains: [captain({ square: [1, 1], diagonals: true })] }), offer("action-step"), "2")).toBe("13");
    expect(said(table({ phase: "move" }), offer("action-buy"), "12")).toBe("14");
    expect(said(table({ map: { ...CHART, crossed: 1 } }), offer("action-give"))).toBe("15");
    expect(said(table({ phase: "exchange" }), offer("action-exchange"))).toBe("3");
  });

  it("say nothing where all was said", () => {
    expect(said(table(), offer("action-play"), ...HINTS.map(({ say }) => say.replace("casket-coach-", "")))).toBeUndefined();
  });
});
