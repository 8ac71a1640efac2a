import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcer } from "../src/lib/announce";
import { clockText } from "../src/lib/format";

describe("what a screen reader hears", () => {
  let heard: string[];
  let announcer: Announcer;
  beforeEach(() => {
    vi.useFakeTimers();
    heard = [];
    announcer = new Announcer((texts) => heard.push(texts.join(" ")), () => Date.now());
  });
  afterEach(() => vi.useRealTimers());

  it("is said at once when it was quiet", () => {
    announcer.say({ text: "Your move." });
    vi.advanceTimersByTime(0);
    expect(heard).toEqual(["Your move."]);
  });

  it("is at most one message a second, with the latest things in it", () => {
    for (let number = 0; number < 30; number++) {
      announcer.say({ text: `Event ${number}.` });
      vi.advanceTimersByTime(100);
    }
    vi.runAllTimers();
    expect(heard.length).toBeLessThanOrEqual(4);
    expect(heard.at(-1)).toContain("Event 29.");
  });

  it("leaves out only what decides nothing, where too much happens", () => {
    for (let number = 0; number < 30; number++) announcer.say({ text: `Event ${number}.`, slight: number % 3 > 0 });
    vi.runAllTimers();
    const decisive = Array.from({ length: 10 }, (_, number) => `Event ${3 * number}.`);
    expect(decisive.filter((text) => !heard.join(" ").includes(text))).toEqual([]);
    expect(heard.join(" ")).not.toContain("Event 1.");
  });

  it("says one way once, when it is sailed", () => {
    for (let space = 1; space <= 6; space++) {
      announcer.say({ text: `Orange sails from 0 to ${space}.`, line: 7 });
      vi.advanceTimersByTime(320);
    }
    vi.runAllTimers();
    expect(heard).toEqual(["Orange sails from 0 to 6."]);
  });

  it("says two things that read alike twice", () => {
    announcer.say({ text: "Ann rolls 3.", line: 1 });
    announcer.say({ text: "Ann rolls 3.", line: 2 });
    vi.runAllTimers();
    expect(heard.join(" ")).toBe("Ann rolls 3. Ann rolls 3.");
  });

  it("is not said twice in a row", () => {
    announcer.say({ text: "Wait." });
    announcer.say({ text: "Wait." });
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
