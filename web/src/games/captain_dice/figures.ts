/** Captains of the drawn examples. */

import type { Colour, Symbol } from "../../lib/seats";

interface Captain {
  colour: Colour;
  symbol: Symbol;
}

export const RED: Captain = { colour: "red", symbol: "anchor" };
export const BLUE: Captain = { colour: "blue", symbol: "star" };
export const GREEN: Captain = { colour: "green", symbol: "wave" };
