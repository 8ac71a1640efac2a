/** What the things on Captain Dice's table say of themselves, from what the server sent. */

import type { About } from "../../lib/ask";
import type { Player } from "../../lib/seats";
import type { Says } from "../../lib/wire";
import { type CaptainView, type Card, CARDS, type Line } from "./view";

export type Boarding = "orthogonal" | "all"; // whom a Boarding party reaches: an option of the table

export function aboutCard(card: Card, boarding: Boarding): About {
  return ["card", { card, speed: CARDS.indexOf(card), boarding }];
}

/** What lies on a cell: treasure, dice or a card, and who would win it from between. */
export function aboutIsland(view: CaptainView, players: Player[], me: number | null, cell: string, boarding: Boarding): About[] {
  const { treasure, owner, card } = view.field[cell] ?? { treasure: null, owner: null, card: null };
  const whose = (seat: number): { name: string; mine: number } => ({ name: players[seat]?.name ?? "", mine: Number(seat === me) });
  const [low, high] = treasure ?? [0, 0];
  const worth = { low, high, double: Number(low === high) };
  return [
    ...(owner !== null && card ? [["card-on", { ...whose(owner), ...worth, card }] as const] : []),
    ...(card && card !== "face-down" ? [aboutCard(card, boarding)] : []),
    ...(owner !== null && !card ? [["dice-on", { ...whose(owner), ...worth }] as const] : []),
    ...(owner !== null ? [] : [treasure ? (["island", worth] as const) : (["bare"] as const)]),
    ...(treasure ? enclosing(view, cell).map((seat) => ["enclosed", whose(seat)] as const) : []),
    ...(isRungFor(view, cell) ? [["rung-for"] as const] : []),
  ];
}

/** Whether this island is one of those that let the bell be rung, where the table tells of them. */
export function isRungFor({ lines_to_ring }: CaptainView, cell: string): boolean {
  return lines_to_ring?.some((line) => line.includes(cell)) ?? false;
}

/** The lines that enclose treasure: as it is shared out, or as it would be. */
export function linesOf({ battle, encloses }: CaptainView): Line[] {
  return battle?.lines.length ? battle.lines : encloses;
}

/** The lines by which treasure was taken so far, as it is shared out. */
export function sharedOut({ battle }: CaptainView, history: Says[]): Line[] {
  const struck = history.findLastIndex(({ id }) => id === "event-turned-up");
  const taken = history.slice(struck + 1).filter(({ id, args }) => id === "event-taken" && args.way === "between");
  return (battle?.lines ?? []).filter(({ seat, between }) => taken.some(({ args }) => args.seat === seat && between.includes(String(args.cell))));
}

/** The captains who would win a cell from between two islands of theirs. */
function enclosing(view: CaptainView, cell: string): number[] {
  return [...new Set(linesOf(view).filter(({ between }) => between.includes(cell)).map(({ seat }) => seat))];
}
