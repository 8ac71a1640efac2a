import { describe, expect, it } from "vitest";
import { aim } from "../src/games/nozoku/aim";
import { HINTS as NOZOKU } from "../src/games/nozoku/coach";
import type { NozokuView } from "../src/games/nozoku/view";
import { HINTS as CAPTAIN } from "../src/games/captain_dice/coach";
import type { CaptainView } from "../src/games/captain_dice/view";
import type { Now } from "../src/lib/wire";
import { Coaching, type Hint } from "../src/table/coaching.svelte";

const CALM = { phase: "dice", round: 1, lines_to_ring: null, encloses: [], players: [{ unseen: {} }, { unseen: {} }] } as unknown as CaptainView;
const STILL = { step: "take", left: { red: 5 }, players: [{ hand: [[1, 2], [2, 3]], unplayable: [] }] } as unknown as NozokuView;

/** What is said one after the other while something is wanted, each being put away. */
function said(hints: Hint[], view: unknown, ...offered: string[]): string[] {
  const seen: string[] = [];
  const legal = offered.map((id) => ({ action: { do: id.split("-")[1]! }, says: { id, args: {} } }));
  const now = (): Now => ({ status: "playing", view, actors: [0], haste: false, prompt: null, legal, undo: false, due: {}, ending: null });
  let asked = now();
  const coaching = new Coaching(() => ({ hints, seen, view, now: asked, me: 0 }), (say) => seen.push(say));
  for (let decision = 0; decision < hints.length; decision++) {
    coaching.look();
    coaching.dismiss();
    asked = now();
  }
  return seen;
}

describe("the hints of Captain Dice", () => {
  it("begin with the field, then with casting, and with the bell apart from lines", () => {
    expect(said(CAPTAIN, CALM, "action-ring-to-begin")).toEqual(["captain-coach-3"]);
    expect(said(CAPTAIN, CALM, "action-cast", "action-ring")).toEqual(["captain-coach-0", "captain-coach-1"]);
  });

  it("say that a line is there only where the table says so", () => {
    const marked = { ...CALM, lines_to_ring: [["a1", "b1", "c1"]] };
    expect(said(CAPTAIN, marked, "action-ring")).toContain("captain-coach-5");
    expect(said(CAPTAIN, { ...CALM, lines_to_ring: [] }, "action-ring")).not.toContain("captain-coach-5");
  });

  it("tell of enclosing when two islands of mine do", () => {
    const lines = (seat: number): CaptainView => ({ ...CALM, encloses: [{ seat, start: "a1", end: "c1", between: ["b1"] }] });
    expect(said(CAPTAIN, lines(0), "action-cast")).toContain("captain-coach-6");
    expect(said(CAPTAIN, lines(1), "action-cast")).not.toContain("captain-coach-6");
  });

  it("tell of cards once they are to be hidden", () => {
    const hiding = { ...CALM, phase: "set-up", round: 2, players: [{ unseen: {} }, { unseen: { spy: 4 } }] };
    expect(said(CAPTAIN, hiding, "action-lay")).toEqual(["captain-coach-2", "captain-coach-7", "captain-coach-8"]);
  });
});

describe("the hints of Nozoku Dice", () => {
  it("begin with what it is about, whatever is asked first", () => {
    expect(said(NOZOKU, STILL, "action-peek")).toEqual(["nozoku-coach-3", "nozoku-coach-2"]);
  });

  it("tell of dim cards, of the last card and of a colour that runs out", () => {
    const dim = { ...STILL, players: [{ hand: [[1, 2]], unplayable: [{ card: [1, 2], why: "no-die" }] }], left: { red: 2 } };
    expect(said(NOZOKU, dim, "action-take").slice(2)).toEqual(["nozoku-coach-7", "nozoku-coach-8", "nozoku-coach-9"]);
  });
});

describe("the goal of Nozoku Dice", () => {
  const players = [{ worth: [1, 0, 0, 8, 0, 0] }, { worth: [0, 0, 0, 0, 10, 6] }, { worth: [0, 4, 0, 0, 0, 0] }];

  it("names the number that brings me most, and who could have more", () => {
    expect(aim({ step: "take", players } as unknown as NozokuView, 0).args).toEqual({ number: 4, points: 8, most: 10, target: 1, behind: 1 });
    expect(aim({ step: "take", players } as unknown as NozokuView, 1).args).toMatchObject({ number: 5, points: 10, behind: 0 });
  });

  it("is another one when a number is to be named, and for who watches", () => {
    expect(aim({ step: "name", players } as unknown as NozokuView, 0).id).toBe("aim-name");
    expect(aim({ step: "take", players } as unknown as NozokuView, null).id).toBe("goal");
  });
});
