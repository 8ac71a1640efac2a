/** The few forms of Markdown that rulebooks use, read into blocks. */

import { withCounters } from "./format";

export type Span =
  | { kind: "text" | "strong" | "emphasis" | "code"; text: string }
  | { kind: "ruling" };

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "rule"; number: string; spans: Span[] } // a paragraph that begins with its number
  | { kind: "paragraph"; spans: Span[]; tells: string[] } // the numbers of the rules that it tells
  | { kind: "picture"; name: string; shows: string }
  | { kind: "example"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const RULING = /^[(（](?:ruling|裁定)[)）]$/;
const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/gs;
const TELLS = /\s*\[([A-Z]\d+(?: [A-Z]\d+)*)\]$/;
const PICTURE = /^!\[(.*)\]\((\w+)\)$/s;
const NUMBERED = /^\*\*([A-Z]\d+)\*\*\s*/;

export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n>?\s*\n/) // two examples below each other are two blocks
    .map((text) => text.trim())
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(text: string): Block {
  const heading = /^(#{1,6})\s+(.*)$/s.exec(text);
  if (heading) return { kind: "heading", level: heading[1]!.length, spans: spansOf(heading[2]!) };
  if (text.startsWith(">")) return { kind: "example", spans: spansOf(text.replace(/^>\s?/gm, "")) };
  if (text.startsWith("|")) return tableOf(text);
  if (/^[-*]\s/.test(text)) return { kind: "list", items: itemsOf(text) };
  const numbered = NUMBERED.exec(text);
  if (numbered) return { kind: "rule", number: numbered[1]!, spans: spansOf(text.slice(numbered[0].length)) };
  const picture = PICTURE.exec(text);
  if (picture) return { kind: "picture", name: picture[2]!, shows: picture[1]! };
  const tells = TELLS.exec(text);
  const said = tells ? text.slice(0, tells.index) : text;
  return { kind: "paragraph", spans: spansOf(said), tells: tells?.[1]!.split(" ") ?? [] };
}

export function spansOf(text: string): Span[] {
  const joined = withCounters(text.replace(/\s*\n\s*/g, " "));
  const spans: Span[] = [];
  let end = 0;
  for (const match of joined.matchAll(SPAN)) {
    if (match.index > end) spans.push({ kind: "text", text: joined.slice(end, match.index) });
    spans.push(spanOf(match));
    end = match.index + match[0].length;
  }
  if (end < joined.length) spans.push({ kind: "text", text: joined.slice(end) });
  return spans;
}

function spanOf([, strong, emphasis, code]: RegExpMatchArray): Span {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (code !== undefined) return { kind: "code", text: code };
  return RULING.test(emphasis!) ? { kind: "ruling" } : { kind: "emphasis", text: emphasis! };
}

function itemsOf(text: string): Span[][] {
  return text.split(/^[-*]\s+/m).filter((item) => item.trim()).map(spansOf);
}

function tableOf(text: string): Block {
  const [head = [], ...rows] = text
    .split("\n")
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line.trim()))
    .map((line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => spansOf(cell.trim())));
  return { kind: "table", head, rows };
}
