import { describe, expect, it } from "vitest";
import type { Choice, Now } from "../src/lib/wire";
import { Words } from "../src/lib/words";
import { breadth, heardPrompt, twoLines } from "../src/table/sentence";
import english from "../src/words/en.ftl?raw";

const words = new Words("en", "prompt-turn = Your move.\naction-forward = Forward to { $space }\n", english);

function choices(count: number): Choice[] {
  return Array.from({ length: count }, (_, space) => ({ action: { do: "forward", space }, says: { id: "action-forward", args: { space } } }));
}

function heard(count: number): string {
  const now = { prompt: { id: "prompt-turn", args: {} }, legal: choices(count) } as unknown as Now;
  return heardPrompt(now, words, (says) => words.tell(says, []));
}

describe("what a screen reader hears when something is wanted", () => {
  it("is the prompt and then every choice", () => {
    expect(heard(2)).toBe("Your move. You can: Forward to 0; Forward to 1.");
  });

  it("is not all of many choices, but how many more there are", () => {
    expect(heard(9)).toContain("Forward to 5; 3 more");
  });

  it("is the prompt alone where nothing can be chosen", () => {
    expect(heard(0)).toBe("Your move.");
  });
});

describe("a button's text", () => {
  it("is broken before its brackets", () => {
    expect(twoLines("Backward to 2 (2 points)")).toEqual(["Backward to 2", "(2 points)"]);
    expect(twoLines("前進して 23 へ（1 ポイント）")).toEqual(["前進して 23 へ", "（1 ポイント）"]);
  });

  it("is broken where both lines are about equally long", () => {
    expect(twoLines("Stop here, leaving 2 points")).toEqual(["Stop here,", "leaving 2 points"]);
  });

  it("is broken elsewhere than before its brackets if that is too broad", () => {
    const shoot = "Shoot at the pillar on 32, 6 hit points left (3 points)";
    expect(twoLines(shoot)).toEqual(["Shoot at the pillar on 32,", "6 hit points left (3 points)"]);
  });

  it("stays in one line where it has no space", () => {
    expect(twoLines("Up")).toEqual(["Up"]);
    expect(twoLines("ターンを終える")).toEqual(["ターンを終える"]);
  });
});

describe("how broad a sentence is", () => {
  it("counts a Japanese letter as two", () => {
    expect(breadth("Your move.")).toBe(10);
    expect(breadth("あなたの番")).toBe(10);
  });
});
