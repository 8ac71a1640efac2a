import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcer } from "../src/lib/announce";
import { clockText } from "../src/lib/format";

describe("what a screen reader hears", () => {
  let heard: string[];
  let announcer: Announcer;
  beforeEach(() => {
    vi.useFakeTimers();
    heard = [];
    announcer = new Announcer((text) => heard.push(text), () => Date.now());
  });
  afterEach(() => vi.useRealTimers());

  it("is said at once when it was quiet", () => {
    announcer.say("Your move.");
    vi.advanceTimersByTime(0);
    expect(heard).toEqual(["Your move."]);
  });

  it("is at most one message a second, with the latest things in it", () => {
    for (let number = 0; number < 30; number++) {
      announcer.say(`Event ${number}.`);
      vi.advanceTimersByTime(100);
    }
    vi.runAllTimers();
    expect(heard.length).toBeLessThanOrEqual(4);
    expect(heard.at(-1)).toContain("Event 29.");
  });

  it("is not said twice in a row", () => {
    announcer.say("Wait.");
    announcer.say("Wait.");
    vi.runAllTimers();
    expect(heard).toEqual(["Wait."]);
  });
});

describe("clocks", () => {
  it.each([
    [0, "0:00"],
    [8_200, "0:09"],
    [95_000, "1:35"],
    [5 * 3_600_000, "5 h"],
    [3 * 86_400_000 + 5, "3 d"],
  ])("%i ms", (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});
