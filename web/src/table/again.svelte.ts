/** What happened since my last decision, kept as pictures, and shown again when I ask for it. */

import type { Beat } from "../lib/queue";
import type { Says } from "../lib/wire";
import { seatOf } from "./story";

/** An event with all that was to be seen after it. */
export interface Frame {
  event: Says;
  view: unknown;
  history: Says[];
}

const MOST = 300;
const APART = 1_000_000; // numbers of beats that no queue comes to
const BEFORE_MS = 500; // how the table was, before the first event

export class Again {
  private frames = $state.raw<Frame[]>([]);
  private at = $state<number | null>(null);
  private number = APART;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: (event: Says) => number) {}

  /** Whether others did something that is worth showing again. */
  worth(me: number | null): boolean {
    return this.frames.some(({ event }) => seatOf(event) !== null && seatOf(event) !== me);
  }

  /** The picture that is shown again now. */
  readonly frame: (Frame & { beat: Beat; sofar: Says[] }) | null = $derived.by(() => {
    const frame = this.at === null ? undefined : this.frames[this.at];
    if (!frame) return null;
    const ms = this.pace(frame.event);
    const sofar = this.frames.slice(0, this.at! + 1).map(({ event }) => event);
    return { ...frame, sofar, beat: { number: this.number + this.at!, seq: 0, event: frame.event, ms } };
  });

  keep(frame: Frame): void {
    this.frames = [...this.frames.slice(1 - MOST), frame];
  }

  forget(): void {
    this.stop();
    this.frames = [];
  }

  start(): void {
    this.stop();
    this.number += MOST; // each time is new to who draws
    this.show(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.at = null;
  }

  private show(at: number): void {
    this.at = at < this.frames.length ? at : null;
    if (this.at === null) return;
    const ms = this.pace(this.frames[at]!.event);
    this.timer = setTimeout(() => this.show(at + 1), at ? ms : Math.max(BEFORE_MS, ms));
  }
}
