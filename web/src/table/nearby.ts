/** What a finger meant: whatever is lit is at least as large as a fingertip, however small it is drawn. */

export interface Spot {
  x: number; // its middle
  y: number;
  hit: boolean; // it was touched itself
  grave: boolean; // it commits: nobody may do it by mistake
}

const FINGERTIP = 44;

/** The spots that a touch may have meant: none, one, or those among which only a person can tell. */
export function meant<S extends Spot>(spots: S[], x: number, y: number): S[] {
  const far = (spot: S): number => Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y));
  const near = spots.filter((spot) => spot.hit || far(spot) <= FINGERTIP / 2).toSorted((one, other) => far(one) - far(other));
  if (near.length > 1 && near.some(({ grave }) => grave)) return near;
  const direct = near.find(({ hit }) => hit) ?? near[0];
  return direct ? [direct] : [];
}
