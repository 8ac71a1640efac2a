import { describe, expect, it } from "vitest";
import { cellOfKey, keyOfCell } from "../src/games/captain_dice/keys";
import { cellsOf } from "../src/games/captain_dice/cells";
import { diceFor, layAt, layOf, placesOf, usefulFor, without } from "../src/games/captain_dice/offers";
import { sharedOut } from "../src/games/captain_dice/abouts";
import { attacker, type CaptainView, type Line, type Pair } from "../src/games/captain_dice/view";
import type { Choice } from "../src/lib/wire";

function choice(action: Choice["action"]): Choice {
  return { action, says: { id: "", args: {} } };
}

describe("an attack", () => {
  it("comes from the cell that its event names, also while cards are removed by it", () => {
    expect(attacker({ id: "event-attacked", args: { seat: 0, removed: 1, cell: "a1", card: "gun" } })).toBe("a1");
    expect(attacker({ id: "event-removed", args: { seat: 0, target: 1, cell: "a3", card: "spy", by: "a1" } })).toBe("a1");
    expect(attacker({ id: "event-taken", args: { seat: 0, cell: "a1", low: 1, high: 2, way: "under" } })).toBeNull();
    expect(attacker(null)).toBeNull();
  });
});

describe("offers", () => {
  const place = (cell: string, dice: Pair, then: string[]): Choice => ({ ...choice({ do: "place", cell }), leads: { dice, then } });
  const legal = [choice({ do: "cast" }), place("a1", [2, 5], ["b1"]), place("b1", [2, 5], ["a1", "c1"]), place("c1", [5, 5], ["b1"])];

  it("are the islands that still fit when what was asked for is granted, as the server says", () => {
    const all = [2, 2, 5, 5, 5, 6];
    expect([...placesOf(legal, [], all).keys()]).toEqual(["a1", "b1", "c1"]);
    expect([...placesOf(legal, ["a1"], all).keys()]).toEqual(["b1"]);
    expect([...placesOf(legal, ["a1", "b1"], all).keys()]).toEqual([]);
    expect([...placesOf(legal, ["d4"], all).keys()]).toEqual(["a1", "b1", "c1"]); // taken by another meanwhile
  });

  it("are not those for which two pairs that I asked for leave too few dice, though each of them alone would not", () => {
    const each = [place("a1", [2, 5], ["b1", "c1"]), place("b1", [3, 5], ["a1", "c1"]), place("c1", [5, 6], ["a1", "b1"])];
    const left = without([2, 3, 5, 5, 6, 6], [2, 5, 3, 5]);
    expect([...placesOf(each, ["a1"], without([2, 3, 5, 5, 6, 6], [2, 5])).keys()]).toEqual(["b1", "c1"]);
    expect([...placesOf(each, ["a1", "b1"], left).keys()]).toEqual([]);
  });

  it("mark the dice that an island wants, each as often as one island wants it", () => {
    expect(diceFor(legal, "a1")).toEqual([2, 5]);
    expect(diceFor(legal, null)).toEqual([]);
    expect(usefulFor(legal.slice(1))).toEqual([2, 5, 5]);
    expect(without([2, 2, 5, 6], [2, 5])).toEqual([2, 6]);
  });

  it("are cards and islands in the set-up phase", () => {
    const lays = layOf([choice({ do: "lay", card: "gun", cell: "a1" }), choice({ do: "lay", card: "gun", cell: "b1" })]);
    expect(lays.cards).toEqual(["gun"]);
    expect([...lays.cells.keys()]).toEqual(["a1", "b1"]);
    expect(layAt(lays, "gun", "b1")?.action).toEqual({ do: "lay", card: "gun", cell: "b1" });
    expect(layAt(lays, "gun", null)).toBeUndefined();
  });
});

describe("the lines that enclose", () => {
  const line = (seat: number, start: string, end: string, between: string[]): Line => ({ seat, start, end, between });
  const lines = [line(0, "a1", "d1", ["b1", "c1"]), line(1, "a2", "c2", ["b2"]), line(0, "a1", "c3", ["b2"])];
  const view = { battle: { reach: {}, lines }, encloses: [] } as unknown as CaptainView;
  const taken = (seat: number, cell: string, way: string) => ({ id: "event-taken", args: { seat, cell, low: 1, high: 2, way } });

  it("come one by one, as their captains take what lies between", () => {
    const up = { id: "event-turned-up", args: { seat: 0, cell: "a1", card: "spy" } };
    expect(sharedOut(view, [taken(0, "b1", "between"), up, taken(0, "a1", "under")])).toEqual([]); // that was in another battle
    expect(sharedOut(view, [up, taken(0, "b1", "between")])).toEqual([lines[0]]);
    expect(sharedOut(view, [up, taken(0, "b1", "between"), taken(0, "b2", "between")])).toEqual([lines[0], lines[2]]);
  });
});

describe("keys", () => {
  it("lie on the keyboard as the islands lie on the field", () => {
    expect(cellOfKey({ key: "w", code: "KeyW" })).toBe("b2");
    expect(cellOfKey({ key: "&", code: "Digit1" })).toBe("a1");
    expect(cellOfKey({ key: " ", code: "Space" })).toBeNull();
    for (const cell of cellsOf(4, 5)) expect(cellOfKey({ key: keyOfCell(cell), code: "" })).toBe(cell);
  });
});
