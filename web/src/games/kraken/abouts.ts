/** What the things on Kraken's table say of themselves, from what the server sent. */

import type { About } from "../../lib/ask";
import type { Player } from "../../lib/seats";
import { type Board, linksOf } from "./board";
import type { Route } from "./routes";
import type { KrakenView } from "./view";

export function aboutSpace(board: Board, view: KrakenView, space: number, route: Route | undefined): About[] {
  const pillar = view.pillars.find((base) => base.space === space);
  const leads = (way: string): number => linksOf(board, space).find((link) => link.way === way)?.space ?? -1;
  return [
    ...(space === board.start ? [["start"] as const] : []),
    ...(space === board.eye ? [["eye"] as const] : []),
    ...(board.wind.includes(space) ? [["wind"] as const] : []),
    ...(board.tentacles.includes(space) ? [["tentacle"] as const] : []),
    ...(pillar?.points ? [["coral", { points: pillar.points }] as const] : pillar ? [["base"] as const] : []),
    ["space", { space, inward: leads("inward"), outward: leads("outward") }],
    ...(route ? [["cost", { cost: route.cost }] as const] : []),
  ];
}

/** A ship; of mine who could attack it next, of another whether it could attack mine. */
export function aboutShip(view: KrakenView, players: Player[], seat: number, me: number | null): About[] {
  const ship = view.ships[seat]!;
  const name = (of: number): string => players[of]?.name ?? "";
  const threats = me === null ? [] : seat === me ? players.filter((player) => player.seat !== me).map((player) => player.seat) : [seat];
  return [
    ["ship", { name: name(seat), mine: Number(seat === me), space: ship.space }],
    ...(view.treasure === seat ? [["holds"] as const] : []),
    ...(ship.fewer ? [["bruised", { lost: ship.fewer }] as const] : []),
    ...(ship.gripped ? [["gripped"] as const] : []),
    ...threats.flatMap((other) => {
      const die = me === null ? 0 : (view.threats[other]?.[me] ?? 0);
      return die ? [["threat", { name: name(other), die }] as const] : [];
    }),
  ];
}

/** Where the gem is to be had, or is to go: the space that the goal points at. */
export function aimOf(board: Board, view: KrakenView, me: number | null): number {
  if (view.treasure === null) return board.eye;
  return view.treasure === me || me === null ? board.start : view.ships[view.treasure]!.space;
}
