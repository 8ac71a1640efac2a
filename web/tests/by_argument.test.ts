import { describe, expect, it } from "vitest";
import type { Choice } from "../src/lib/wire";
import { byArgument } from "../src/table/by_argument";

const says = { id: "action-bid", args: {} };
const bids: Choice[] = [];
for (let count = 1; count <= 10; count++) for (let number = 1; number <= 6; number++) bids.push({ action: { do: "bid", count, number }, says });
const doubt: Choice = { action: { do: "doubt" }, says };

describe("many choices of one verb", () => {
  it("are offered by their first argument", () => {
    const offered = byArgument([doubt, ...bids], null);
    expect(offered).toHaveLength(11);
    expect(offered[0]).toBe(doubt);
    expect(offered[3]).toEqual({ shared: { do: "bid", argument: "count", value: 3 } });
  });
  it("then by the next", () => {
    const offered = byArgument(bids, { do: "bid", argument: "count", value: 3 });
    expect(offered.map((choice) => "action" in choice && choice.action.number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it("are offered one by one where they are few", () => {
    expect(byArgument(bids.slice(0, 12), null)).toEqual(bids.slice(0, 12));
  });
});
