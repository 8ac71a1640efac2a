import { describe, expect, it } from "vitest";
import { routeOf } from "../src/lib/router";

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/table/7egA-_x", { page: "table", table: "7egA-_x" }],
    ["/replay/7egA", { page: "replay", table: "7egA" }],
    ["/settings", { page: "settings" }],
    ["/person/x", { page: "person", person: "x" }],
    ["/best/kraken", { page: "best", game: "kraken" }],
    ["/settings/more", { page: "lost" }],
    ["/table", { page: "lost" }],
    ["/table/a/b", { page: "lost" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it("names a rule after the #", () => {
    expect(routeOf("/rules/kraken", "#K15")).toEqual({ page: "rules", game: "kraken", rule: "K15" });
  });
});
