/** A game of Casket of Gold as the server shows it. */

import type { Says } from "../../lib/wire";
import type { Card, CasketView as Told, Fighter, Ground, How, Row, Square } from "./view.generated";

export type * from "./view.generated";

/** What is drawn of a card; what is on its special side is in the deck. */
export type NaturalSide = Pick<Card, "suit" | "value">;

/** A die that lies in front of someone. */
export interface Roll {
  ground: Ground;
  face: number;
  second: number; // after a circle; 0: none
  why: "deal" | "try" | "roll-off" | "mutiny";
  count: number; // how many have been rolled: a new one tumbles
}

/** What only the page remembers, so that nothing is gone before it was seen. */
export interface Memory {
  battle: number;
  trick: { rows: Row[]; winner: Fighter; how: How } | null; // the fight that has just ended
  rolls: Partial<Record<Fighter, Roll>>;
  rolled: number;
}

export interface CasketView extends Told {
  memory?: Memory;
}

/** The captains and squares that an event is about. */
export function about(event: Says | null): { fighters: Fighter[]; square: Square | null } {
  if (!event) return { fighters: [], square: null };
  const { seat, target, column, row } = event.args;
  const seats = [seat, target].flatMap((one): Fighter[] => (typeof one === "number" ? [one] : []));
  const others = (["dummy", "house"] as const).filter((name) => event.id.includes(name));
  return {
    fighters: [...seats, ...others],
    square: typeof column === "number" && typeof row === "number" ? [column, row] : null,
  };
}
