/** Things that fly between a captain's place and the field. They only show what has already happened. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Flight {
  seat: number | null;
  ms: number;
}

/** From the dice of a captain to where it lies now. */
export function fromDice(node: Element, { seat, ms }: Flight): TransitionConfig {
  return flight(node, `[data-dice-of="${seat}"]`, ms);
}

/** To the treasure of a captain; with nobody to go to it fades. */
export function toLoot(node: Element, { seat, ms }: Flight): TransitionConfig {
  return flight(node, `[data-loot-of="${seat}"]`, ms);
}

/** Comes up where it lies, or goes under. */
export function pop(_node: Element, { ms }: Pick<Flight, "ms">): TransitionConfig {
  return isStill() ? { duration: 0 } : { duration: ms, easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${0.3 + 0.7 * t})` };
}

function isStill(): boolean {
  return document.documentElement.dataset.motion === "still";
}

function flight(node: Element, place: string, ms: number): TransitionConfig {
  if (isStill()) return { duration: 0 };
  const other = [...document.querySelectorAll(place)].at(-1)?.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  if (!other || !here.width) return pop(node, { ms });
  const x = other.x + other.width / 2 - here.x - here.width / 2;
  const y = other.y + other.height / 2 - here.y - here.height / 2;
  return {
    duration: ms,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 - 0.4 * u}) rotate(${200 * u}deg); opacity: ${0.35 + 0.65 * t}`,
  };
}
