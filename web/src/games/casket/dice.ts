/** The 4Fx dice, from the very file that the rules read. */

import file from "../../../../src/doubloon/games/casket/data/dice.toml";
import type { Ground } from "./view";

export interface Face {
  pips: number;
  bolt: boolean;
  circle: boolean;
  cross: boolean;
}

export const PAINTS: Record<Ground, { fill: string; edge: string; wash: string }> = {
  green: { fill: "#27794b", edge: "#0c3a20", wash: "#bccf9d" },
  blue: { fill: "#2c66ab", edge: "#0e2c52", wash: "#a9c8d2" },
  red: { fill: "#b8323b", edge: "#55101a", wash: "#e2ae97" },
  white: { fill: "#f3ecdb", edge: "#6b5a3a", wash: "#f6efdd" },
};

const DICE = file as Record<Ground, string[]>;

/** What a face shows; faces are counted from 1. */
export function faceOf(ground: Ground, face: number): Face {
  const marks = (DICE[ground]?.[face - 1] ?? "").split(" ");
  return {
    pips: marks.reduce((sum, mark) => sum + (Number(mark) || 0), 0),
    bolt: marks.includes("bolt"),
    circle: marks.includes("circle"),
    cross: marks.includes("X"),
  };
}
