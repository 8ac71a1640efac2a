import { expect, test } from "vitest";
import { line, shares } from "../src/lib/plots";

test("a line goes from edge to edge, the highest value on top", () => {
  expect(line([1000, 1100, 1050])).toBe("M0 96L50 4L100 50");
});

test("where nothing changes it lies in the middle", () => {
  expect(line([1000])).toBe("M0 50L100 50");
  expect(line([7, 7])).toBe("M0 50L100 50");
});

test("shares fill the bar", () => {
  expect(shares([1, 0, 3])).toEqual([
    { left: 0, width: 25 },
    { left: 25, width: 0 },
    { left: 25, width: 75 },
  ]);
  expect(shares([0, 0])).toEqual([
    { left: 0, width: 0 },
    { left: 0, width: 0 },
  ]);
});
