/** What can be typed at the text table, or asked for with one key: a choice by its number, a part by its letter. */

import type { Section } from "../lib/wire";

export const PARTS = { s: "since", m: "mine", t: "standings", b: "board", p: "places", c: "choices", g: "goal" } as const;
export type Part = (typeof PARTS)[keyof typeof PARTS];

export type Command = { choose: number } | { tell: Part } | { do: "undo" | "help" } | null;

/** What was typed, in whatever width its letters have; null where it is nothing that we know. */
export function commandOf(typed: string): Command {
  const text = typed.normalize("NFKC").trim().toLowerCase();
  if (/^\d+$/.test(text)) return { choose: Number(text) };
  if (text === "u") return { do: "undo" };
  if (text === "h" || text === "?") return { do: "help" };
  return text in PARTS ? { tell: PARTS[text as keyof typeof PARTS] } : null;
}

/** The key of a part, as it is shown. */
export function keyOf(part: Part): string {
  return Object.keys(PARTS).find((key) => PARTS[key as keyof typeof PARTS] === part)!;
}

/** Parts that the game tells, in the order in which they are read. */
export function told(sections: Section[], part: Section["about"]): Section[] {
  return sections.filter(({ about }) => about === part);
}
