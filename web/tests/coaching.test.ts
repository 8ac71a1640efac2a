import { describe, expect, it } from "vitest";
import type { Choice, Now } from "../src/lib/wire";
import { coachedIn, Coaching, type Hint } from "../src/table/coaching.svelte";

const HINTS: Hint[] = [
  { on: "action-bid", say: "say how many" },
  { on: "action-play", say: "play a card" },
  { when: (view) => view === "a storm", say: "take care" },
];

/** My table, at which these choices are offered. */
class Table {
  kept: string[] = [];
  now: Now;
  view: unknown = null;
  me: number | null = 0;
  coaching = this.sitDown();

  constructor(...offered: string[]) {
    this.now = nowWith(offered);
    this.coaching.look();
  }

  sitDown(): Coaching {
    const scene = () => ({ hints: HINTS, seen: coachedIn(this.kept, "casket", HINTS), view: this.view, now: this.now, me: this.me });
    return new Coaching(scene, (say) => this.kept.push(say));
  }

  goesOn(...offered: string[]): void {
    this.now = nowWith(offered);
    this.coaching.look();
  }

  get said(): string | null {
    return this.coaching.hint?.say ?? null;
  }
}

function nowWith(offered: string[]): Now {
  const legal: Choice[] = offered.map((id) => ({ action: { do: id }, says: { id, args: {} } }));
  return { status: "playing", view: null, actors: offered.length ? [0] : [1], haste: false, prompt: null, legal, undo: false, due: {}, ending: null };
}

describe("the hints of a first game", () => {
  it("are silent until something matters", () => {
    expect(new Table("action-wait").said).toBe(null);
    expect(new Table().said).toBe(null);
  });

  it("speak up with the decision that they are about, and stay while others act", () => {
    const table = new Table("action-play");
    expect(table.said).toBe("play a card");
    table.goesOn();
    expect(table.said).toBe("play a card");
  });

  it("speak up when something comes about", () => {
    const table = new Table("action-wait");
    table.view = "a storm";
    table.goesOn("action-wait");
    expect(table.said).toBe("take care");
  });

  it("are gone with my next decision if they are true no more", () => {
    const table = new Table("action-wait");
    table.view = "a storm";
    table.goesOn("action-wait");
    table.view = "calm";
    table.goesOn();
    expect(table.said).toBe("take care");
    table.goesOn("action-wait");
    expect(table.said).toBe(null);
    table.view = "a storm";
    table.goesOn("action-wait");
    expect(table.said).toBe("take care");
  });

  it("are gone when what they were said beside is decided and something else is asked", () => {
    const table = new Table("action-bid");
    table.coaching.decided();
    table.goesOn("action-wait");
    expect(table.said).toBe(null);
  });

  it("come one by one: who has read one is told the next with the next decision, and none twice", () => {
    const table = new Table("action-bid", "action-play");
    table.coaching.dismiss();
    table.coaching.look();
    expect(table.said).toBe(null);
    table.goesOn("action-bid", "action-play");
    expect(table.said).toBe("play a card");
    table.coaching.dismiss();
    table.goesOn("action-bid", "action-play");
    expect(table.said).toBe(null);
  });

  it("are seen with a decision that is made beside them, and make room when another matters", () => {
    const table = new Table("action-bid");
    table.coaching.decided();
    expect(table.said).toBe("say how many");
    table.goesOn("action-bid");
    expect(table.said).toBe("say how many");
    table.goesOn("action-play");
    expect(table.said).toBe("play a card");
    expect(table.kept).toEqual(["say how many"]);
  });

  it("do not begin anew with another visit, but one that was not read is said again", () => {
    const table = new Table("action-bid");
    table.coaching.dismiss();
    table.goesOn("action-play");
    table.coaching = table.sitDown();
    table.goesOn("action-bid", "action-play");
    expect(table.said).toBe("play a card");
  });

  it("are all known to who had seen those of a game before each was remembered", () => {
    expect(coachedIn(["casket"], "casket", HINTS)).toHaveLength(3);
    expect(coachedIn(["kraken"], "casket", HINTS)).toEqual([]);
  });

  it("say nothing to who watches", () => {
    const table = new Table();
    table.me = null;
    table.goesOn("action-bid");
    expect(table.said).toBe(null);
  });
});
