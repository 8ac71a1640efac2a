/** A battle when it is over: who won which fight, what it brought, and where all stand now. */

import type { Says } from "../../lib/wire";
import type { CasketView, Earned, Fighter } from "./view";

export interface Line {
  who: number | "dummy";
  fights: number[]; // those that were won, from 1
  earned: Earned | null; // a captain's
  points: number;
  toGo: number | null; // steps to the casket; none off the map
}

/** Steps that the Dummy has to go; null off the map. */
export function dummysWay({ dummy, map }: CasketView): number | null {
  const [column, row] = dummy?.square ?? [];
  return column === undefined || row === undefined ? null : (map.to_go[row]?.[column] ?? null);
}

/** Who won each fight of a battle, as far as it was told. */
export function winnersOf(history: Says[], battle: number): Fighter[] {
  const began = history.findLastIndex(({ id, args }) => id === "event-battle-began" && args.battle === battle);
  if (began < 0) return [];
  const rest = history.slice(began + 1);
  const next = rest.findIndex(({ id }) => id === "event-battle-began");
  return rest.slice(0, next < 0 ? undefined : next).flatMap(({ id, args }): Fighter[] => {
    if (id === "event-fight-won") return [Number(args.seat)];
    if (id === "event-fight-won-by-dummy") return ["dummy"];
    return id === "event-fight-won-by-house" ? ["house"] : [];
  });
}

/** One line for each, the one that is nearest to the casket first; null while there is nothing to sum up. */
export function summaryOf(view: CasketView, history: Says[]): Line[] | null {
  const brought = view.last_battle;
  if (!brought || brought.battle !== view.battle - 1) return null;
  if (!["exchange", "bid", "deal", "dummy-turned-up"].includes(view.phase)) return null;
  const winners = winnersOf(history, brought.battle);
  const won = (who: Fighter): number[] => winners.flatMap((winner, fight) => (winner === who ? [fight + 1] : []));
  const lines: Line[] = view.captains.map(({ to_go: toGo }, who) => {
    const earned = brought.captains[who] ?? null;
    return { who, fights: won(who), earned, points: earned?.points ?? 0, toGo };
  });
  if (brought.dummy) lines.push({ who: "dummy", fights: won("dummy"), earned: null, points: brought.dummy.points, toGo: dummysWay(view) });
  const far = ({ toGo }: Line): number => toGo ?? Infinity;
  return lines.toSorted((one, other) => (far(one) === far(other) ? 0 : far(one) - far(other)));
}
