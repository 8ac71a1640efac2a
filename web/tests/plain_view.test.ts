import { describe, expect, it } from "vitest";
import { plainRows, written } from "../src/table/plain_view";

describe("the view of a game without a drawing", () => {
  it("has what each player has apart from the rest", () => {
    const rows = plainRows({ left: [5, 4], turn: 1, bidder: null, pile: [1, 2, 3] }, 2);
    expect(rows.bySeat).toEqual([["left", [5, 4]]]);
    expect(rows.rest).toEqual([["turn", 1], ["pile", [1, 2, 3]]]);
  });
  it("is written on one line", () => {
    expect(written([1, null, { dice: [2, 3] }])).toBe("1 – dice 2 3");
    expect(written(true)).toBe("✓");
  });
});
