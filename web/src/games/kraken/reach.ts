/** How far a ship could sail now: the ways that are lit, again and again, at the costs that the server named.

Only a preview: each step is asked for on its own, and the server decides. */

import type { Action, Choice } from "../../lib/wire";
import { type Board, type Way, WAYS } from "./board";
import type { Dear, KrakenView } from "./view";

export interface Route {
  space: number;
  cost: number;
  spaces: number[]; // on the way, the last one included
  actions: Action[];
}

export function routesFrom(board: Board, from: number, points: number, blocked: ReadonlySet<number>, legal: Choice[]): Map<number, Route> {
  const costs = costsOf(legal);
  const known = new Map<number, Route>([[from, { space: from, cost: 0, spaces: [], actions: [] }]]);
  const waiting = [from];
  while (waiting.length) {
    const route = known.get(waiting.shift()!)!;
    for (const [way, cost] of costs) {
      const next = board.spaces[route.space]?.[way];
      if (next === undefined || blocked.has(next) || stopsAt(board, route.space, from)) continue;
      const total = route.cost + cost;
      if (total > points || total >= (known.get(next)?.cost ?? Infinity)) continue;
      known.set(next, { space: next, cost: total, spaces: [...route.spaces, next], actions: [...route.actions, { do: way }] });
      waiting.push(next);
    }
  }
  known.delete(from);
  return known;
}

/** What my points are not enough for, and no cheaper way leads to. */
export function dearThings({ too_dear }: KrakenView, routes: ReadonlyMap<number, Route>): Dear[] {
  return too_dear.filter(({ space }) => space === undefined || !routes.has(space));
}

/** What happens in the eye and at Start may change everything: a preview ends there. */
function stopsAt(board: Board, space: number, from: number): boolean {
  return space !== from && (space === board.eye || space === board.start);
}

function costsOf(legal: Choice[]): [Way, number][] {
  return legal.flatMap(({ action, says }): [Way, number][] => {
    const way = WAYS.find((name) => name === action.do);
    return way ? [[way, Number(says.args.cost)]] : [];
  });
}
