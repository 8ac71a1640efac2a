import { describe, expect, it } from "vitest";
import { cellOfKey, keyOfCell } from "../src/games/captain_dice/keys";
import { cellsOf, linesAround, reachOf } from "../src/games/captain_dice/lines";
import { diceFor, layAt, layOf, placesOf, usefulFor, without } from "../src/games/captain_dice/offers";
import { type Captain, type CaptainView, type Card, foresee, type Pair } from "../src/games/captain_dice/view";
import type { Argument, Choice, Says } from "../src/lib/wire";

const CAPTAIN: Captain = {
  dice: [],
  dice_in_hand: 6,
  locked_out: false,
  hand: {},
  hand_size: 9,
  unseen: {},
  unseen_early: {},
  early: [],
  discard: {},
  discard_size: 0,
  treasures: 0,
  doubles: 0,
  loot: [],
};

function field(...taken: [cell: string, owner: number, card: Card | "face-down" | null][]): CaptainView["field"] {
  const empty = cellsOf(3, 3).map((cell) => [cell, { treasure: [2, 5] as Pair, owner: null, card: null }]);
  return { ...Object.fromEntries(empty), ...Object.fromEntries(taken.map(([cell, owner, card]) => [cell, { treasure: [2, 5], owner, card }])) };
}

function table(change: Partial<CaptainView> = {}): CaptainView {
  const players = [CAPTAIN, CAPTAIN, CAPTAIN];
  const fresh = { round: 1, mode: "action" as const, phase: "dice" as const, first: 0, turn: null, no_bell: null, rows: 3, columns: 3, deck: 9, vote: null, toasted: null };
  return { ...fresh, field: field(), players, ...change };
}

function after(view: CaptainView, ...events: [id: string, args: Record<string, Argument>][]): CaptainView {
  return events.reduce((before, [id, args]) => foresee(before, { id: `event-${id}`, args } as Says), view);
}

function choice(action: Choice["action"]): Choice {
  return { action, says: { id: "", args: {} } };
}

describe("the view after events", () => {
  it("shows dice as they were cast, and without those that were placed", () => {
    const cast = after(table(), ["cast", { seat: 1, first: "1 2", second: "2 5", third: "5 5" }]);
    expect(cast.players[1]!.dice).toEqual([1, 2, 2, 5, 5, 5]);
    const placed = after(cast, ["placed", { seat: 1, cell: "b2", low: 2, high: 5 }]);
    expect(placed.players[1]).toMatchObject({ dice: [1, 2, 5, 5], dice_in_hand: 4 });
    expect(placed.field.b2!.owner).toBe(1);
  });

  it("makes the one who rings the first player, and puts all dice away", () => {
    const rung = after(table(), ["cast", { seat: 1, first: "1 2", second: "none", third: "none" }], ["bell-ended", { seat: 2 }]);
    expect(rung).toMatchObject({ first: 2, phase: "set-up" });
    expect(rung.players[1]!.dice).toEqual([]);
  });

  it("makes the one who rings by turns the first player, and the circuit goes on", () => {
    const rung = after(table({ mode: "turns", turn: 1 }), ["bell-closes", { seat: 1, left: 1 }], ["turn-began", { seat: 2 }]);
    expect(rung).toMatchObject({ first: 1, phase: "dice", turn: 2, no_bell: "closed" });
  });

  it("draws a line from an attack to each card that it removes", () => {
    const fought = after(
      table({ field: field(["a1", 0, "face-down"], ["c1", 1, "face-down"]) }),
      ["turned-up", { seat: 0, cell: "a1", card: "broadside" }],
      ["turned-up", { seat: 1, cell: "c1", card: "gun" }],
      ["attacked", { seat: 0, cell: "a1", card: "broadside", removed: 1 }],
      ["removed", { seat: 0, target: 1, cell: "c1", card: "gun" }],
    );
    expect(fought.battle).toMatchObject({ up: ["a1", "c1"], shots: [{ from: "a1", to: "c1" }] });
    expect(fought.field.c1).toMatchObject({ owner: null, card: null });
    expect(fought.players[1]!.discard).toEqual({ gun: 1 });
  });

  it("hands treasure over, and puts survivors away when the field is filled up", () => {
    const shared = after(
      table({ field: field(["a1", 0, "spy"], ["c1", 0, "gun"]) }),
      ["taken", { seat: 0, cell: "a1", low: 2, high: 5, way: "under" }],
      ["taken", { seat: 0, cell: "b1", low: 3, high: 3, way: "between" }],
    );
    expect(shared.battle!.sandwiches).toEqual([{ seat: 0, from: "a1", to: "c1" }]);
    expect(shared.players[0]).toMatchObject({ treasures: 2, doubles: 1, loot: [25, 33] });
    const filled = after(shared, ["treasure-laid", { cell: "a1", low: 4, high: 6 }], ["round-began", { seat: 0, round: 2 }]);
    expect(filled.field.a1).toEqual({ treasure: [4, 6], owner: null, card: null });
    expect(filled.battle).toBeUndefined();
    expect(filled.players[0]!.discard).toEqual({ gun: 1, spy: 1 });
    expect(filled).toMatchObject({ round: 2, phase: "bell", deck: 8 });
  });

  it("takes the discard pile back into my hand", () => {
    const poor = table({ players: [{ ...CAPTAIN, hand_size: 0, discard: { spy: 2, gun: 1 } }] });
    expect(after(poor, ["took-back", { seat: 0, cards: 3 }]).players[0]).toMatchObject({ hand: { spy: 2, gun: 1 }, hand_size: 3, discard: {} });
  });
});

describe("lines", () => {
  it("reach a row, a column, diagonals and neighbours", () => {
    expect(reachOf("broadside", "b2", 3, 3, "orthogonal").toSorted()).toEqual(["a2", "c2"]);
    expect(reachOf("gun", "b1", 3, 3, "orthogonal")).toEqual(["b2", "b3"]);
    expect(reachOf("squid", "a1", 3, 3, "orthogonal")).toEqual(["b2", "c3"]);
    expect(reachOf("boarding", "a1", 3, 3, "orthogonal").toSorted()).toEqual(["a2", "b1"]);
    expect(reachOf("boarding", "b2", 3, 3, "all")).toHaveLength(8);
    expect(reachOf("hostage", "b2", 3, 3, "all")).toEqual([]);
  });

  it("enclose what lies between two cards of a captain, unless an opponent's stands there", () => {
    const open = { field: field(["a1", 0, "spy"], ["c3", 0, "spy"], ["b1", 1, "gun"], ["c1", 0, "gun"]) };
    expect(linesAround(open, 0, "b2")).toEqual([{ from: "a1", to: "c3" }]);
    const spoilt = { field: field(["a1", 0, "spy"], ["c1", 0, "spy"], ["b1", 1, "gun"]) };
    expect(linesAround(spoilt, 0, "b2")).toEqual([]);
  });
});

describe("offers", () => {
  const place = (cell: string, dice: Pair, then: string[]): Choice => ({ ...choice({ do: "place", cell }), leads: { dice, then } });
  const legal = [choice({ do: "cast" }), place("a1", [2, 5], ["b1"]), place("b1", [2, 5], ["a1", "c1"]), place("c1", [5, 5], ["b1"])];

  it("are the islands that still fit when what was asked for is granted, as the server says", () => {
    expect([...placesOf(legal, []).keys()]).toEqual(["a1", "b1", "c1"]);
    expect([...placesOf(legal, ["a1"]).keys()]).toEqual(["b1"]);
    expect([...placesOf(legal, ["a1", "b1"]).keys()]).toEqual([]);
    expect([...placesOf(legal, ["d4"]).keys()]).toEqual(["a1", "b1", "c1"]); // taken by another meanwhile
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

describe("keys", () => {
  it("lie on the keyboard as the islands lie on the field", () => {
    expect(cellOfKey({ key: "w", code: "KeyW" })).toBe("b2");
    expect(cellOfKey({ key: "&", code: "Digit1" })).toBe("a1");
    expect(cellOfKey({ key: " ", code: "Space" })).toBeNull();
    for (const cell of cellsOf(4, 5)) expect(cellOfKey({ key: keyOfCell(cell), code: "" })).toBe(cell);
  });
});
