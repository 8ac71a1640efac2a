import { describe, expect, it } from "vitest";
import { FLAGS } from "../src/lib/crew";
import { defaults, read, speedFactor } from "../src/lib/settings";

const browser = { languages: ["ja"], lot: () => 3 };

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

  it("give a guest a name and a flag by lot, and keep what was chosen", () => {
    expect(defaults(browser).guest).toEqual({ name: "", flag: FLAGS[3], drawn: 3 });
    const guest = { name: "Ann", flag: "octopus", drawn: 7 };
    expect(read(JSON.stringify({ guest }), browser).guest).toEqual(guest);
    expect(read(JSON.stringify({ guest: { name: 7, flag: "france", drawn: 99 } }), browser).guest).toEqual(defaults(browser).guest);
  });

  it("know how good the bots of a game are to be", () => {
    expect(read(JSON.stringify({ foes: { kraken: "captain", nozoku: "shark" } }), browser).foes).toEqual({ kraken: "captain" });
  });
});
