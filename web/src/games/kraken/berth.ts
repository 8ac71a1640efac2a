/** Where a ship lies on the board. */

import type { Cell, Point } from "./board";
import type { KrakenView } from "./view";

/** Ships that share a space lie side by side. */
export function berth(seat: number, ships: KrakenView["ships"], cells: Cell[]): Point & { scale: number } {
  const { space } = ships[seat]!;
  const here = ships.flatMap((ship, number) => (ship.space === space ? [number] : []));
  const { x, y, size, turn } = cells[space]!;
  const place = here.indexOf(seat);
  if (here.length === 1) return { x, y: y + 6, scale: size / 45 };
  const along = size * (place % 2 ? 0.74 : -0.74); // the track
  const across = here.length > 2 ? size * (place > 1 ? -0.42 : 0.42) : 0;
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return { x: x + along * cosine + across * sine, y: y + along * sine - across * cosine + 4, scale: size / (here.length > 2 ? 66 : 54) };
}
