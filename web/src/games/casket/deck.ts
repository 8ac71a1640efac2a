/** How players write what is on a card. */

import type { Kind } from "./view";

/** A special value: U7 or T9. */
export function valueSign(kind: Kind, value: number): string {
  return `${kind === "trump" ? "T" : "U"}${value}`;
}
