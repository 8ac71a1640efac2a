/** Where a die flies when an event is shown, by the spots that the table's parts are marked with. */

import type { Says } from "../../lib/wire";
import { cellOf } from "./choices";
import type { DieColour } from "./view";

export interface Flight {
  colour: DieColour;
  number: number;
  from: string;
  to: string;
}

export function flightOf({ id, args }: Says, me: number | null): Flight | null {
  const colour = args.colour as DieColour;
  const number = Number(args.number ?? args.to);
  const mine = args.seat === me;
  const home = mine ? `[data-spot="mine-${number}"]` : `.players [data-seat="${args.seat}"]`;
  const cave = `[data-spot="cave-${cellOf(colour, number)}"]`;
  const altar = '[data-spot="altar"]';
  if (id === "event-die-taken") return { colour, number, from: cave, to: altar };
  if (id === "event-die-held") return { colour, number, from: altar, to: home };
  if (id === "event-bonus-taken") return { colour, number, from: cave, to: home };
  if (id === "event-die-turned" && mine) return { colour, number, from: `[data-spot="mine-${args.from}"]`, to: home };
  return null;
}
