import { describe, expect, it } from "vitest";
import { boardOf, cellsOf, isSpiral, linksOf, WAYS } from "../src/games/kraken/board";
import { byWeight } from "../src/games/kraken/order";
import { routesOf } from "../src/games/kraken/routes";
import { about } from "../src/games/kraken/view";
import type { Choice } from "../src/lib/wire";

const spiral = boardOf("spiral");
const rings = boardOf("rings");

describe("the whirlpool", () => {
  it("winds inward, or lies in closed rings", () => {
    expect(isSpiral(spiral)).toBe(true);
    expect(isSpiral(rings)).toBe(false);
  });

  it.each([["spiral", spiral], ["rings", rings]])("has a cell for every space of %s, and none upon another", (_, board) => {
    const cells = cellsOf(board);
    expect(cells).toHaveLength(board.spaces.length);
    for (const [index, cell] of cells.entries())
      for (const other of cells.slice(index + 1)) expect(Math.hypot(cell.x - other.x, cell.y - other.y)).toBeGreaterThan(60);
  });

  it("comes closer to the eye with every space of the spiral", () => {
    const distances = cellsOf(spiral).map(({ x, y }) => Math.hypot(x, y));
    expect(distances.toSorted((a, b) => b - a)).toEqual(distances);
  });
});

describe("the ring links of a space", () => {
  it("lead inward and outward, where there are any", () => {
    expect(linksOf(spiral, 5)).toEqual([{ way: "inward", space: 19 }]);
    expect(linksOf(spiral, 19)).toEqual([{ way: "inward", space: 30 }, { way: "outward", space: 4 }]);
    expect(linksOf(spiral, spiral.eye)).toEqual([{ way: "outward", space: 28 }]);
  });
});

describe("the buttons", () => {
  const choice = (action: Choice["action"]): Choice => ({ action, says: { id: `action-${action.do}`, args: {} } });

  it("begin with whoever has the treasure, and end with what ends the turn", () => {
    const legal = [choice({ do: "forward" }), choice({ do: "attack", seat: 1 }), choice({ do: "end" }), choice({ do: "attack", seat: 3 }), choice({ do: "shoot" })];
    const order = byWeight(legal, 3).map(({ action }) => [action.do, action.seat].filter((part) => part !== undefined).join(" "));
    expect(order).toEqual(["attack 3", "attack 1", "forward", "shoot", "end"]);
  });
});

describe("what can be reached", () => {
  const step = (name: string, space: number, cost: number): Choice => ({ action: { do: name }, says: { id: `action-${name}`, args: {} }, leads: { space, cost } });
  const end: Choice = { action: { do: "end" }, says: { id: "action-end", args: {} } };
  const forward = { do: "forward" };

  it("is what the choices lead to, and what the server adds for several steps", () => {
    const far = { actions: [forward, forward], says: { id: "action-sail", args: {} }, leads: { space: 2, cost: 2, spaces: [1, 2] } };
    expect([...routesOf([step("forward", 1, 1), end], [far], WAYS).values()]).toEqual([
      { space: 1, cost: 1, spaces: [1], actions: [forward] },
      { space: 2, cost: 2, spaces: [1, 2], actions: [forward, forward] },
    ]);
  });

  it("takes the server's several steps where they are cheaper than one", () => {
    const far = { actions: [forward, forward], says: { id: "action-sail", args: {} }, leads: { space: 36, cost: 2, spaces: [35, 36] } };
    expect(routesOf([step("inward", 36, 7)], [far], WAYS).get(36)?.cost).toBe(2);
  });
});

describe("an event that is pointed at", () => {
  it("is about the spaces and the ships that it names", () => {
    const pushed = { id: "event-pushed", args: { seat: 1, from: 5, to: 4 } };
    expect(about(pushed)).toEqual({ spaces: [5, 4], seats: [1] });
    expect(about(null)).toEqual({ spaces: [], seats: [] });
  });
});
