import { describe, expect, it } from "vitest";
import { defaults, read, speedFactor } from "../src/lib/settings";

const browser = { languages: ["ja"] };

describe("settings", () => {
  it("begin with the browser's language", () => {
    expect(read(null, browser).language).toBe("ja");
  });

  it("are kept as far as they make sense", () => {
    const kept = JSON.stringify({ language: "en", speed: "warp", sound: false, coached: ["kraken", 7], more: 1 });
    expect(read(kept, browser)).toEqual({ ...defaults(browser), language: "en", sound: false, coached: ["kraken"] });
  });

  it("survive nonsense", () => {
    expect(read("{", browser)).toEqual(defaults(browser));
    expect(read("null", browser)).toEqual(defaults(browser));
  });

  it("show everything at once with animation off", () => {
    expect(speedFactor({ ...defaults(browser), speed: "off" })).toBe(Infinity);
  });
});
