/** A game that was played, as it is shown again: step by step, from any seat. */

import type { GameClient } from "../games/client";
import { api } from "../lib/api";
import { type Beat, Queue } from "../lib/queue";
import type { Says, Step } from "../lib/wire";
import { paceOf } from "./pace";

const STEPS_AT_ONCE = 100; // as many as the server sends
const PAUSE_MS = 900; // between two steps that play by themselves

export class Playback {
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  view = $state.raw<unknown>(null);
  beat = $state.raw<Beat>({ number: 0, seq: 0, event: null, ms: 0 });
  private told = $state.raw<Says[]>([]); // of the step that is being shown
  readonly step: Step | undefined = $derived(this.steps[this.at]);
  readonly history: Says[] = $derived([...this.steps.slice(0, this.at).flatMap(({ events }) => events), ...this.told]);

  private readonly queue: Queue;

  constructor(client: () => GameClient | null, speed: () => number) {
    this.queue = new Queue({
      pace: (event, { now }) => paceOf({ pace: client()?.pace }, event, now, null),
      show: (beat, view) => {
        this.beat = beat;
        this.view = view;
      },
      tell: (event) => (this.told = [...this.told, event]),
      speed: () => speed() * this.speed,
      hidden: () => document.hidden,
    });
  }

  /** The whole game as a seat saw it, or a spectator; it stays where it is. */
  async read(table: string, seat: number | null, wanted: () => boolean): Promise<void> {
    const found: Step[] = [];
    for (;;) {
      const { steps } = await api.steps(table, seat, found.length);
      found.push(...steps);
      if (steps.length < STEPS_AT_ONCE) break;
    }
    if (!wanted()) return;
    this.steps = found;
    this.jump(Math.min(this.at, found.length - 1));
  }

  /** Play on by itself, to the end; returns how to stop that. */
  run(): () => void {
    const timer = setInterval(() => (this.at + 1 < this.steps.length ? this.forward() : (this.playing = false)), PAUSE_MS / this.speed);
    return () => clearInterval(timer);
  }

  /** One step on is shown as it happened; everything else at once. */
  forward(): void {
    if (this.at + 1 >= this.steps.length) return;
    this.queue.skip();
    this.at += 1;
    this.told = [];
    this.queue.add([this.steps[this.at]!]);
  }

  jump(to: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, to));
    const there = this.steps[this.at];
    this.told = there?.events ?? [];
    if (there?.now) this.queue.start(there.now, there.seq);
  }

  stop(): void {
    this.queue.stop();
  }
}
