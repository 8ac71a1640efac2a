/** The hints of a first game: each speaks up when it first matters, one at a time, and is remembered once it was seen. */

import type { Now } from "../lib/wire";

export interface Hint<View = any> {
  say: string; // a message of the page's catalogue, and the name under which it is remembered
  on?: string; // with the first choice of this message: "action-bid"
  when?(view: View, now: Now, me: number): boolean; // or as soon as this is so, when something is wanted of me
}

export interface Scene {
  hints: Hint[]; // in the order in which they are said if several fit
  seen: string[];
  view: unknown;
  now: Now;
  me: number | null;
}

/** The hints of a game that were seen; whoever had seen them all before each was remembered has the game's name there. */
export function coachedIn(kept: string[], game: string, hints: Hint[]): string[] {
  return hints.map(({ say }) => say).filter((say) => kept.includes(game) || kept.includes(say));
}

export class Coaching {
  /** What is said now. It stays until another one matters, it is put away or is true no more: nothing flickers while one decides. */
  hint = $state.raw<Hint | null>(null);
  private answered = false; // I decided something while it was there
  private putAwayAt: Now | null = null; // one at a time: the next one comes with the next decision

  constructor(
    private readonly scene: () => Scene,
    private readonly remember: (say: string) => void,
  ) {}

  /** Something may have changed: is there something to be said? */
  look(): void {
    const scene = this.scene();
    if (this.hint && (this.answered || this.hint.when) && isAsked(scene) && !matters(this.hint, scene)) this.hint = null;
    if (scene.now === this.putAwayAt || (this.hint && !this.answered)) return;
    const next = fitting(scene);
    if (!next) return;
    this.hint = next;
    this.answered = false;
  }

  /** I decided something: what was said then was seen. */
  decided(): void {
    if (!this.hint || this.answered) return;
    this.answered = true;
    this.putAwayAt = this.scene().now;
    this.remember(this.hint.say);
  }

  /** It was read. */
  dismiss(): void {
    const hint = this.hint;
    this.hint = null;
    this.putAwayAt = this.scene().now;
    if (hint) this.remember(hint.say);
  }
}

function isAsked({ now, me }: Scene): boolean {
  return me !== null && now.actors.includes(me) && now.status === "playing";
}

function matters({ on, when }: Hint, { view, now, me }: Scene): boolean {
  return (on !== undefined && now.legal.some(({ says }) => says.id === on)) || when?.(view, now, me!) === true;
}

function fitting(scene: Scene): Hint | null {
  if (!isAsked(scene)) return null;
  return scene.hints.find((hint) => !scene.seen.includes(hint.say) && matters(hint, scene)) ?? null;
}
