import { describe, expect, it } from "vitest";
import { towards } from "../src/table/keys";

const MIDDLE = { x: 0, y: 0 };

describe("the arrow keys on a board", () => {
  it("lead to the nearest thing in their direction", () => {
    expect(towards("ArrowRight", MIDDLE, [{ x: -5, y: 0 }, { x: 40, y: 0 }, { x: 20, y: 0 }])).toBe(2);
  });
  it("prefer what lies straight ahead to what lies aside", () => {
    expect(towards("ArrowUp", MIDDLE, [{ x: 20, y: -20 }, { x: 0, y: -30 }])).toBe(1);
  });
  it("reach what lies a little aside where nothing lies ahead", () => {
    expect(towards("ArrowDown", MIDDLE, [{ x: 15, y: 20 }])).toBe(0);
  });
  it("lead nowhere where nothing is", () => {
    expect(towards("ArrowLeft", MIDDLE, [{ x: 10, y: 0 }, MIDDLE])).toBe(-1);
  });
});
