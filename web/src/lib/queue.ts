/** What happened, shown in order: one beat per event. Faster when behind; at once when nobody looks or the page is far behind. */

import { changed } from "./changes";
import type { Now, Says, Step, Told } from "./wire";

/** One thing that is being shown. `event` is null where a step has nothing to tell but how the table is now. */
export interface Beat {
  number: number; // of this beat, counted up: a new one even if the same happens twice
  seq: number;
  event: Says | null;
  ms: number;
}

export interface Stage {
  /** How long an event wants to be looked at, at normal speed. */
  pace(event: Says, step: Step): number;
  show(beat: Beat, view: unknown): void;
  /** Every event once and in order with what is seen after it, also those that are not shown because the page is behind. */
  tell(event: Told, view: unknown): void;
  /** 1 is normal, 2 twice as fast, Infinity shows no animation. */
  speed(): number;
  hidden(): boolean;
}

export const LONGEST_MS = 1_400; // a climax, in the middle of the stage
const LONGEST_STEP_MS = 7_000; // all that one move brought about: a long battle goes by faster
const TOO_FAR_MS = 4_000; // behind by more than this, the rest is shown at once

export class Queue {
  private waiting: Step[] = [];
  private events: Told[] = []; // of the step at the head, still to be shown
  private view: unknown = null;
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: Stage) {}

  /** Begin with the table as it is. */
  start(now: Now, seq: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.events = [];
    this.view = now.view;
    this.show(seq, null, 0);
  }

  add(steps: Step[]): void {
    for (const step of steps) {
      if (step.re) this.skip(); // what I did myself does not wait for the others
      this.waiting.push(step);
      if (this.waiting.length === 1) this.events = [...step.events];
    }
    if (this.timer === undefined) this.next();
  }

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** Show all that waits at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length) this.finish();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next = (): void => {
    this.timer = undefined;
    if (!this.waiting.length) return;
    if (this.stage.hidden() || this.stage.speed() === Infinity || this.behind() > TOO_FAR_MS) {
      this.skip();
      return;
    }
    const step = this.waiting[0]!;
    const event = this.events.shift();
    if (!event) {
      this.finish();
      this.next();
      return;
    }
    const ms = this.duration(event, step);
    this.follow(event, step);
    this.stage.tell(event, this.view);
    this.show(step.seq, event, ms);
    if (ms <= 0) this.next();
    else this.timer = setTimeout(this.next, ms);
  };

  /** Bring the step at the head to its end. */
  private finish(): void {
    const step = this.waiting.shift()!;
    for (let event = this.events.shift(); event; event = this.events.shift()) {
      this.follow(event, step);
      this.stage.tell(event, this.view);
    }
    if (step.now && !step.events.length) this.view = step.now.view;
    this.events = [...(this.waiting[0]?.events ?? [])];
    this.show(step.seq, null, 0);
  }

  /** What is seen after an event; after the last of a step, the table as it is. */
  private follow(event: Told, step: Step): void {
    if (event.changes) this.view = changed(this.view, event.changes);
    else if (!this.events.length && step.now) this.view = step.now.view;
  }

  private show(seq: number, event: Says | null, ms: number): void {
    this.stage.show({ number: ++this.number, seq, event, ms }, this.view);
  }

  private duration(event: Says, step: Step): number {
    const wanted = this.wanted(event, step) * Math.min(1, LONGEST_STEP_MS / this.wantedBy(step));
    return Math.round(wanted / this.stage.speed() / (1 + this.behind() / 1_500));
  }

  /** How long what lies between the step that is being shown and the latest would take: the latest is always worth a look. */
  private behind(): number {
    return this.waiting.slice(1, -1).reduce((sum, step) => sum + this.wantedBy(step), 0);
  }

  private wantedBy(step: Step): number {
    return step.events.reduce((sum, event) => sum + this.wanted(event, step), 0);
  }

  private wanted(event: Says, step: Step): number {
    return Math.min(LONGEST_MS, this.stage.pace(event, step));
  }
}
