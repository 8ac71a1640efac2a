import { describe, expect, it } from "vitest";
import english from "../src/words/en.ftl?raw";
import japanese from "../src/words/ja.ftl?raw";
import { preferred, Words } from "../src/lib/words";

const GAME = `
event-sailed = { $seat } sails { $left ->
    [one] with 1 left
   *[other] with { $left } left
}.
title = Kraken
`;

describe("words", () => {
  const words = new Words("en", GAME, english);

  it("takes a message from the first catalogue that has it", () => {
    expect(words.say("title")).toBe("Kraken");
    expect(words.say("undo")).toBe("Undo");
  });

  it("puts players' names for their seats", () => {
    expect(words.tell({ id: "event-sailed", args: { seat: 1, left: 2 } }, ["Ann", "Bo"])).toBe("Bo sails with 2 left.");
    expect(words.tell({ id: "event-sailed", args: { seat: 0, left: 1 } }, ["Ann", "Bo"])).toBe("Ann sails with 1 left.");
  });

  it("parts no Japanese number from what it counts", () => {
    const counted = new Words("ja", "dice = 持っている { $dice } 個の目は 6 です");
    expect(counted.say("dice", { dice: 3 })).toBe("持っている 3\u00a0個の目は 6\u00a0です");
  });

  it("shows the id of a message that nobody wrote", () => {
    expect(words.say("no-such-thing")).toBe("no-such-thing");
  });

  it("has the same messages in both languages", () => {
    const ids = (text: string): string[] => [...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id!);
    expect(ids(japanese)).toEqual(ids(english));
  });

  it("begins with the first language of the browser that there is", () => {
    expect(preferred(["fr-CH", "ja-JP", "en"])).toBe("ja");
    expect(preferred(["en-GB"])).toBe("en");
    expect(preferred(["fr"])).toBe("en");
  });
});
