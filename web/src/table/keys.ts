/** Keys for whatever can be pressed now, and the way of the arrow keys over a board. Nothing here knows a game. */

export type Thing = HTMLElement | SVGElement;

const LETTERS = "1234567890abcdefgijkmnopqrstvwxyz"; // without those that are the same at every table
const FIRST = ".prompt .buttons button:enabled, .prompt .skip";
const THEN = ".offer button, .chooser button, .summary button, :is(.lit, .target):not(:disabled)";
const STOPS = "button:not(:disabled, [aria-disabled=true]), [role=button]";

/** What can be pressed on a stage, each with its key: first the buttons of the prompt, then what is lit. */
export function keysOf(stage: Element): Map<string, Thing> {
  const things = [...stage.querySelectorAll<Thing>(FIRST), ...[...stage.querySelectorAll<Thing>(THEN)].filter((thing) => !thing.closest(".prompt, dialog"))];
  return new Map(things.filter(isSeen).slice(0, LETTERS.length).map((thing, place) => [LETTERS[place]!, thing]));
}

/** The board and my own things are a stop each; the arrow keys go on inside. */
export function groupsOf(stage: Element): Thing[][] {
  const parts = [...stage.children].filter((part) => !part.matches(".climax, .end, .lesson-end") && !part.querySelector(":scope > .prompt, :scope > * > .prompt"));
  const groups = parts.map((part) => [...part.querySelectorAll<Thing>(STOPS)].filter((stop) => !stop.closest(".field, dialog") && isSeen(stop)));
  return groups.filter((group) => group.length);
}

/** Leave one of a group for the Tab key: what has the focus, or had it, or the first that is lit. */
export function oneStop(group: Thing[], before: Thing | null): void {
  const kept = group.find((thing) => thing === document.activeElement) ?? group.find((thing) => thing === before) ?? group.find((thing) => thing.matches(".lit, .target")) ?? group[0];
  for (const thing of group) thing.setAttribute("tabindex", thing === kept ? "0" : "-1");
}

interface Place {
  x: number;
  y: number;
}

const WAYS: Record<string, Place> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** Which place an arrow key leads to: the nearest in its direction; what lies aside counts double. -1: none. */
export function towards(key: string, from: Place, places: Place[]): number {
  const way = WAYS[key]!;
  const far = places.map(({ x, y }) => {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    return along > 1 && aside <= 2 * along ? along + 2 * aside : Infinity;
  });
  const least = Math.min(...far);
  return least === Infinity ? -1 : far.indexOf(least);
}

export function middleOf(thing: Thing): Place {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function isSeen(thing: Thing): boolean {
  return thing.checkVisibility({ visibilityProperty: true });
}
