import { describe, expect, it } from "vitest";
import { type Box, place, told, ask } from "../src/lib/ask";
import { Words } from "../src/lib/words";

const ROOM = { width: 390, height: 844 };
const NOTE = { width: 300, height: 90 };
const PROMPT: Box = { left: 6, top: 560, width: 378, height: 130 };

function covers(at: { left: number; top: number }, box: Box): boolean {
  const beside = at.left >= box.left + box.width || at.left + NOTE.width <= box.left;
  return !beside && at.top < box.top + box.height && at.top + NOTE.height > box.top;
}

describe("where a note is placed", () => {
  it("covers neither the thing nor the prompt, wherever the thing is, and stays in the window", () => {
    for (let left = 0; left <= 350; left += 25)
      for (let top = 0; top <= 810; top += 30)
        for (const side of [20, 60, 160]) {
          const thing = { left, top, width: Math.min(side, 390 - left), height: Math.min(side, 844 - top) };
          const at = place(thing, [PROMPT], NOTE, ROOM);
          expect(covers(at, thing), `thing at ${left}, ${top}, ${side} wide`).toBe(false);
          expect(covers(at, PROMPT), `thing at ${left}, ${top}, ${side} wide`).toBe(false);
          expect(at.left >= 0 && at.top >= 0 && at.left + NOTE.width <= ROOM.width && at.top + NOTE.height <= ROOM.height).toBe(true);
        }
  });

  it("finds the one gap of a low screen, however narrow", () => {
    const thing = { left: 380, top: 150, width: 80, height: 80 };
    const prompt = { left: 6, top: 260, width: 832, height: 124 };
    const note = { width: 300, height: 236 };
    expect(place(thing, [prompt], note, { width: 844, height: 390 })).toEqual({ left: 74, top: 18 });
  });
});

describe("what a thing says of itself", () => {
  const words = new Words("en", "about-wind = Wind: twice { $die }.\n    .rule = K10\nabout-bot = A bot.\n");

  it("has its words, and the rules of its messages", () => {
    const asked = ask(words, ["wind", { die: 4 }], ["bot"]);
    const thing = { getAttribute: (name: string) => asked[name as keyof typeof asked] } as unknown as Element;
    expect(told(thing, words)).toEqual([
      { text: "Wind: twice 4.", rule: "K10" },
      { text: "A bot.", rule: null },
    ]);
  });

  it("is nothing where the game's words are not there", () => {
    expect(ask(words, ["coral"])).toEqual({});
  });
});
