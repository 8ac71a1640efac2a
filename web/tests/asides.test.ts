import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Asides } from "../src/table/asides.svelte";

const REMARK = { type: "remark", seat: 1, says: { id: "remark-mog-won", args: {} }, seq: 7 } as const;
const LAUGH = { type: "reacted", seat: 1, what: "laugh" } as const;

describe("what is shown at a place for a moment", () => {
  let hears: { reactions: boolean; remarks: boolean };
  let heard: string[];
  let asides: Asides;

  beforeEach(() => {
    vi.useFakeTimers();
    hears = { reactions: true, remarks: true };
    heard = [];
    asides = new Asides({
      reactions: () => hears.reactions,
      remarks: () => hears.remarks,
      say: (id) => id,
      heard: ({ text }) => heard.push(text),
    });
  });
  afterEach(() => vi.useRealTimers());

  const shown = (): string[] => asides.shown.map(({ text }) => text);

  it("is gone again", () => {
    asides.react(LAUGH);
    expect(shown()).toEqual(["reaction-laugh"]);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([]);
  });

  it("is a remark only when what it is about is shown", () => {
    asides.reach(6);
    asides.remark(REMARK);
    expect(shown()).toEqual([]);
    asides.reach(7);
    expect(shown()).toEqual(["remark-mog-won"]);
    expect(heard).toEqual(["remark-mog-won"]);
  });

  it("is one thing at each place", () => {
    asides.reach(7);
    asides.react(LAUGH);
    asides.remark(REMARK);
    expect(shown()).toEqual(["remark-mog-won"]);
  });

  it("is neither seen nor heard by who does not want it", () => {
    hears.reactions = hears.remarks = false;
    asides.reach(7);
    asides.react(LAUGH);
    asides.remark(REMARK);
    expect([shown(), heard]).toEqual([[], []]);
  });
});
