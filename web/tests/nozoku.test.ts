import { describe, expect, it } from "vitest";
import { asksAgain, effectOf, offersOf, reasonsOf, stillOffered, type With } from "../src/games/nozoku/choices";
import { showing } from "../src/games/nozoku/dice";
import { flightOf } from "../src/games/nozoku/flight";
import type { Power } from "../src/games/nozoku/powers";
import { placeOf, turnTo } from "../src/games/nozoku/sides";
import type { Apprentice, DieColour } from "../src/games/nozoku/view";
import type { Argument, Choice, Says } from "../src/lib/wire";

const NAMES = ["none", "echo", "tip", "raise", "lower", "flip", "recast"] as Power[];
const NONE = [0, 0, 0, 0, 0, 0];

function apprentice(change: Partial<Apprentice> = {}): Apprentice {
  return {
    held: { red: [0, 0, 1, 0, 0, 0], blue: NONE, white: NONE },
    sum: 3,
    hand: [[1, 2], [4, 1]],
    pile: [[2, 3]],
    worth: [0, 0, 3, 0, 0, 0],
    unplayable: [],
    could_take: [],
    has_named: false,
    named: null,
    result: null,
    ...change,
  };
}

function event(id: string, args: Record<string, Argument>): Says {
  return { id: `event-${id}`, args };
}

function choice(action: Choice["action"], leads: With, args: Record<string, Argument> = {}): Choice {
  return { action, says: { id: `action-${action.do}`, args }, leads: { ...leads } };
}

function turn(colour: DieColour, number: number, to: number): Choice {
  return choice({ do: "turn", colour, number, to }, { from: "held", colour, number, to });
}

function name(number: number, sum = 0): Choice {
  return choice({ do: "name", number }, { from: "held", number }, { sum });
}

const ROLL = choice({ do: "roll", colour: "red", number: 3 }, { from: "held", colour: "red", number: 3 });

describe("what is offered", () => {
  it("is found by the die of the cave and by the card that goes with it", () => {
    const take = choice({ do: "take", card: 4, colour: "blue" }, { from: "cave", colour: "blue", number: 4, card: 4 });
    const offers = offersOf([take]);
    expect(offers.cells.get("blue-4")).toBe(take);
    expect(offers.cards.get(4)).toEqual([take]);
    expect(offers.columns.size).toBe(0);
  });

  it("is found by the number of my dice, and says what becomes of them", () => {
    const raise = [turn("red", 3, 4), turn("blue", 3, 4)];
    expect(offersOf(raise).columns.get(3)).toEqual(raise);
    expect(effectOf(raise)).toBe("→ 4");
    expect(effectOf([1, 2, 5].map((to) => turn("red", 3, to)))).toBe("→ ?");
    expect(effectOf([ROLL])).toBe("↻");
    expect(effectOf([name(6, 18)])).toBe("= 18");
  });

  it("is nowhere on the table where the server does not say with what it is done", () => {
    const { cells, cards, columns } = offersOf([{ action: { do: "pass" }, says: { id: "action-pass", args: {} } }]);
    expect(cells.size + cards.size + columns.size).toBe(0);
  });

  it("is asked for once more only where it is several things, or naming a number", () => {
    expect(asksAgain([ROLL])).toBe(false);
    expect(asksAgain([ROLL, ROLL])).toBe(true);
    expect(asksAgain([name(6)])).toBe(true);
  });

  it("stays open while others act, as long as it is offered", () => {
    const before = offersOf([name(5), name(6)]).columns.get(6)!;
    const sentAnew = offersOf([name(5), name(6)]);
    expect(stillOffered(before, sentAnew)).toBe(sentAnew.columns.get(6));
    expect(stillOffered(before, offersOf([name(5)]))).toBeNull();
    expect(stillOffered(before, offersOf([]))).toBeNull();
  });
});

describe("a card that cannot be played", () => {
  it("says why", () => {
    const mine = apprentice({ unplayable: [{ card: [4, 1], why: "no-main" }] });
    expect(reasonsOf(mine, NAMES, "lower").get(4)).toEqual({
      id: "unplayable-no-main",
      args: { card: 4, sub: 1, power: "lower", then: "echo", powers: "lower" },
    });
  });
});

describe("the taken die", () => {
  it("has its sides around the one that is looked at", () => {
    expect(["front", "right", "back", "left"].map((side) => placeOf(side as "front", "left"))).toEqual(["right", "far", "left", "near"]);
  });

  it("turns the shortest way", () => {
    expect(turnTo("right", 0)).toBe(90);
    expect(turnTo("left", 0)).toBe(-90);
    expect(turnTo("front", 270)).toBe(360);
    expect(turnTo("left", -90)).toBe(-90);
  });
});

describe("dice", () => {
  it("lie together by their number, whatever their colour", () => {
    expect(showing({ red: [0, 2, 0, 0, 0, 0], blue: NONE, white: [0, 1, 0, 0, 0, 0] }, 2)).toEqual(["red", "red", "white"]);
  });

  it("fly from the cave to the stone, and from there to whoever holds them", () => {
    const taken = event("die-taken", { seat: 1, number: 4, card: 4, sub: 1, colour: "red" });
    const held = event("die-held", { seat: 1, number: 4, colour: "red" });
    expect(flightOf(taken, 0)).toMatchObject({ from: '[data-spot="cave-red-4"]', to: '[data-spot="altar"]' });
    expect(flightOf(held, 0)?.to).toBe('.players [data-seat="1"]');
    expect(flightOf(held, 1)?.to).toBe('[data-spot="mine-4"]');
  });
});
