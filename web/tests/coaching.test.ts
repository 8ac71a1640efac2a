import { describe, expect, it } from "vitest";
import type { Choice } from "../src/lib/wire";
import { Coaching } from "../src/table/coaching.svelte";

const HINTS = [
  { on: "action-bid", say: "say how many" },
  { on: "action-play", say: "play a card" },
];

/** A first game in which this kind of choice is offered. */
function first(offered: string): Coaching {
  return new Coaching(() => HINTS, () => [choice(offered), choice("action-stop")]);
}

function choice(id: string): Choice {
  return { action: { do: id }, says: { id, args: {} } };
}

describe("the hints of a first game", () => {
  it("begin with the first one, before anything is wanted", () => {
    expect(first("action-wait").hint?.say).toBe("say how many");
  });

  it("come with the decision that they are about", () => {
    expect(first("action-play").hint?.say).toBe("play a card");
  });

  it("stay when they were followed, until the next one comes", () => {
    const coaching = first("action-bid");
    expect(coaching.decided()).toBe(false);
    expect(coaching.hint?.say).toBe("say how many");
  });

  it("are over with the last decision that needed one", () => {
    const offered = [choice("action-bid")];
    const coaching = new Coaching(() => HINTS, () => offered);
    coaching.decided();
    offered[0] = choice("action-play");
    expect(coaching.decided()).toBe(true);
  });

  it("are gone as soon as they are not wanted any more", () => {
    let hints = HINTS;
    const coaching = new Coaching(() => hints, () => [choice("action-bid")]);
    coaching.decided();
    hints = [];
    expect(coaching.hint).toBe(null);
  });

  it("do not count decisions that they say nothing about", () => {
    expect(first("action-stop").decided()).toBe(false);
  });
});
