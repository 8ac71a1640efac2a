import { describe, expect, it } from "vitest";
import { meant } from "../src/table/nearby";

const spot = (name: string, x: number, more = {}) => ({ name, x, y: 0, hit: false, grave: false, ...more });
const names = (spots: { name: string }[]): string[] => spots.map(({ name }) => name);

describe("a touch", () => {
  it("means what it hits", () => {
    expect(names(meant([spot("one", 0, { hit: true }), spot("other", 5)], 6, 0))).toEqual(["one"]);
  });
  it("means the nearest lit thing within a fingertip", () => {
    expect(names(meant([spot("one", 0), spot("other", 30)], 18, 0))).toEqual(["other"]);
  });
  it("means nothing where nothing lit is near", () => {
    expect(meant([spot("one", 0)], 23, 0)).toEqual([]);
  });
  it("is asked about where an attack may have been meant, and something else too", () => {
    expect(names(meant([spot("sail", 0, { hit: true }), spot("attack", 10, { grave: true })], 2, 0))).toEqual(["sail", "attack"]);
  });
  it("attacks where nothing else can be meant", () => {
    expect(names(meant([spot("sail", 60), spot("attack", 10, { grave: true })], 2, 0))).toEqual(["attack"]);
  });
});
