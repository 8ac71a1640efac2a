import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Block, blocksOf, spansOf } from "../src/lib/markdown";

const GAMES = new URL("../../src/doubloon/games/", import.meta.url);

describe("rulebooks", () => {
  it("know headings, rules, examples and tables", () => {
    const blocks = blocksOf("# Game\n\n**K1** Roll a die\n*(ruling)*.\n\n> *Example.* You roll\n> 4.\n\n| a | b |\n|---|---|\n| 1 | `x` |");
    expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "rule", "example", "table"]);
    expect(blocks[1]).toEqual({
      kind: "rule",
      number: "K1",
      spans: [{ kind: "text", text: "Roll a die " }, { kind: "ruling" }, { kind: "text", text: "." }],
    });
    expect(blocks[3]).toMatchObject({ rows: [[[{ text: "1" }], [{ kind: "code", text: "x" }]]] });
  });

  it("keep examples apart that follow each other", () => {
    const blocks = blocksOf("> *Example.* One.\n>\n> *Example.* Another.");
    expect(blocks.map(({ kind }) => kind)).toEqual(["example", "example"]);
  });

  it("mark rulings in both languages", () => {
    expect(spansOf("*（裁定）*")).toEqual([{ kind: "ruling" }]);
    expect(spansOf("*i*")).toEqual([{ kind: "emphasis", text: "i" }]);
  });

  it.each(readdirSync(GAMES).filter((name) => /^[a-z]/.test(name) && !name.includes(".")))("of %s are read in full", (game) => {
    const numbers = ["en", "ja"].map((language) => {
      const text = readFileSync(new URL(`${game}/rulebook/${language}.md`, GAMES), "utf8");
      const blocks = blocksOf(text);
      expect(rest(blocks)).not.toMatch(/\*\*|^#|^\|/m);
      return blocks.flatMap((block) => (block.kind === "rule" ? [block.number] : []));
    });
    expect(numbers[0]!.length).toBeGreaterThan(5);
    expect(numbers[0]).toEqual(numbers[1]);
  });
});

function rest(blocks: Block[]): string {
  return blocks
    .flatMap((block) => ("spans" in block ? block.spans : []))
    .map((span) => (span.kind === "text" ? span.text : ""))
    .join("\n");
}
