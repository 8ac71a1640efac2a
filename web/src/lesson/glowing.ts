/** What a lesson wants to be looked at: what may be tapped now, or else what a card is about. */

const TAPPED = ".lit:not(.open), .target, .seat.offered, .offer button, .chooser button";
const MARKED = ".about";
const AROUND = 5; // pixels

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What may be tapped on the board and among my things; with a lesson's table that is what is asked. */
export function tappable(stage: Element): Element[] {
  return seen(stage, TAPPED);
}

/** What a step is about: marked on the board, or a named part of the table. */
export function marked(stage: Element, at: string[]): Element[] {
  return seen(stage, [MARKED, ...at.map((name) => `[data-place="${name}"]`)].join(", "));
}

/** What is never dimmed: the words, my own things, and what I am offered to peek at. */
export function kept(stage: Element): Element[] {
  return [...stage.querySelectorAll(".prompt, [data-place='mine'], .altar:has(.offered)")];
}

function seen(stage: Element, places: string): Element[] {
  return [...stage.querySelectorAll(places)].filter((place) => !place.closest(".prompt, dialog") && place.getClientRects().length > 0);
}

/** Whether all of a thing is seen, with nothing over its middle: then the page stays as it is. */
export function inSight(thing: Element): boolean {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) return false;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && thing.contains(hit);
}

/** Where things lie on the stage, with some room around them. */
export function spotsOf(stage: Element, places: Element[]): Spot[] {
  const whole = stage.getBoundingClientRect();
  return places.map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return {
      x: Math.round(left - whole.left) - AROUND,
      y: Math.round(top - whole.top) - AROUND,
      width: Math.round(width) + 2 * AROUND,
      height: Math.round(height) + 2 * AROUND,
    };
  });
}
