/** Dice as the page draws them: counted by colour and number, always in the same order. */

import { type Colour, type Symbol, symbolOf } from "../../lib/seats";
import type { Dice, DieColour } from "./view";

export const SEAT_COLOURS = ["red", "blue", "green", "yellow"] as const satisfies Colour[];

export const NUMBERS = [1, 2, 3, 4, 5, 6];

/** The symbol of the seat that a colour belongs to; white is nobody's. */
export function symbolOn(colour: DieColour): Symbol | null {
  return colour === "white" ? null : symbolOf(SEAT_COLOURS.indexOf(colour));
}

export function coloursOf(dice: Dice): DieColour[] {
  return Object.keys(dice) as DieColour[];
}

export function countOf(dice: Dice, colour: DieColour, number: number): number {
  return dice[colour]?.[number - 1] ?? 0;
}

/** The colours of the dice that show a number, one for each die. */
export function showing(dice: Dice, number: number): DieColour[] {
  return coloursOf(dice).flatMap((colour) => Array.from({ length: countOf(dice, colour, number) }, () => colour));
}
