import { describe, expect, it } from "vitest";
import { changed } from "../src/lib/changes";

const view = { turn: 0, ships: [{ space: 1 }, { space: 2 }], taken: null };

describe("changes", () => {
  it("put a value at the end of its way", () => {
    expect(changed(view, [["ships", 1, "space", 7], ["turn", 1]])).toEqual({ turn: 1, ships: [{ space: 1 }, { space: 7 }], taken: null });
  });

  it("leave what did not change as it is, and the view before untouched", () => {
    const after = changed(view, [["ships", 1, "space", 7]]) as typeof view;
    expect(after.ships[0]).toBe(view.ships[0]);
    expect(view.ships[1]).toEqual({ space: 2 });
  });

  it("can put a whole view", () => {
    expect(changed(null, [[{ turn: 3 }]])).toEqual({ turn: 3 });
  });

  it("are none where nothing is seen to change", () => {
    expect(changed(view, [])).toBe(view);
  });
});
