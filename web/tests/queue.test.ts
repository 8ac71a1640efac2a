import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Beat, Queue, type Stage } from "../src/lib/queue";
import type { Now, Says, Step, Told } from "../src/lib/wire";

interface Counted {
  sum: number;
}

function now(sum: number): Now {
  return { status: "playing", view: { sum }, actors: [], haste: false, prompt: null, legal: [], undo: false, due: {}, ending: null };
}

/** An event that adds something, with the sum that is seen then; the last of a step has none. */
function event(add: number, sum?: number): Told {
  return { id: "event-added", args: { add }, ...(sum === undefined ? {} : { changes: [["sum", sum]] }) };
}

function events(adds: number[], sum: number): Told[] {
  const left = (place: number): number => adds.slice(place + 1).reduce((total, add) => total + add, 0);
  return adds.map((add, place) => (place < adds.length - 1 ? event(add, sum - left(place)) : event(add)));
}

function step(seq: number, adds: number[], sum: number, re?: string): Step {
  return { type: "step", seq, at_ms: 0, kind: "moved", events: events(adds, sum), now: now(sum), ...(re ? { re } : {}) };
}

class Theatre implements Stage {
  shown: [number | null, number][] = []; // what was added, and the sum that is seen
  told: number[] = [];
  lasted: number[] = [];
  isHidden = false;
  factor = 1;
  ms = 300;
  pace = (): number => this.ms;
  show = (beat: Beat, view: unknown): void => {
    this.shown.push([beat.event ? Number(beat.event.args.add) : null, (view as Counted).sum]);
    if (beat.event) this.lasted.push(beat.ms);
  };
  tell = ({ args }: Says): void => void this.told.push(Number(args.add));
  speed = (): number => this.factor;
  hidden = (): boolean => this.isHidden;
}

describe("the queue of events", () => {
  let theatre: Theatre;
  let queue: Queue;
  beforeEach(() => {
    vi.useFakeTimers();
    theatre = new Theatre();
    queue = new Queue(theatre);
    queue.start(now(0), 0);
    theatre.shown = [];
  });
  afterEach(() => vi.useRealTimers());

  it("shows a long step faster, so that the whole of it is seen in good time", () => {
    queue.add([step(1, Array.from({ length: 30 }, () => 1), 30)]);
    vi.advanceTimersByTime(7_000);
    expect(theatre.shown.at(-1)).toEqual([null, 30]);
    expect(new Set(theatre.lasted)).toEqual(new Set([233]));
  });

  it("shows the events of a step one after the other, then the server's view", () => {
    queue.add([step(1, [1, 2], 3)]);
    expect(theatre.shown).toEqual([[1, 1]]);
    vi.advanceTimersByTime(300);
    expect(theatre.shown).toEqual([[1, 1], [2, 3]]);
    vi.advanceTimersByTime(300);
    expect(theatre.shown.at(-1)).toEqual([null, 3]);
    expect(queue.busy).toBe(false);
  });

  it("lets the server's view have the last word", () => {
    queue.add([step(1, [1], 40)]);
    vi.runAllTimers();
    expect(theatre.shown.at(-1)).toEqual([null, 40]);
  });

  it("never lets an event last longer than a climax does", () => {
    theatre.ms = 5_000;
    queue.add([step(1, [1], 1)]);
    expect(theatre.lasted).toEqual([1_400]);
  });

  it("goes faster the further it is behind", () => {
    queue.add([step(1, [1], 1), step(2, [1], 2), step(3, [1], 3), step(4, [1], 4)]);
    vi.runAllTimers();
    const [first, ...later] = theatre.lasted;
    expect(first).toBeLessThan(300);
    expect(later.toSorted((a, b) => a - b)).toEqual(later);
    expect(later.at(-1)).toBe(300);
  });

  it("shows only the end when it is far behind, and still tells every event", () => {
    queue.add(Array.from({ length: 40 }, (_, index) => step(index + 1, [1], index + 1)));
    expect(queue.busy).toBe(false);
    expect(theatre.lasted).toEqual([]);
    expect(theatre.shown.at(-1)).toEqual([null, 40]);
    expect(theatre.told).toHaveLength(40);
  });

  it("shows the latest step however long it is, also when it comes in the middle of another", () => {
    queue.add([step(1, [1, 1], 2)]);
    queue.add([step(2, Array.from({ length: 20 }, () => 1), 22)]); // a battle
    vi.runAllTimers();
    expect(theatre.lasted).toHaveLength(22);
    expect(Math.min(...theatre.lasted)).toBeGreaterThan(200);
  });

  it("collapses while nobody looks", () => {
    theatre.isHidden = true;
    queue.add([step(1, [1, 1, 1], 3)]);
    expect(theatre.shown).toEqual([[null, 3]]);
    expect(theatre.told).toEqual([1, 1, 1]);
  });

  it("shows nothing in between when animation is off", () => {
    theatre.factor = Infinity;
    queue.add([step(1, [1, 1], 2)]);
    expect(theatre.shown).toEqual([[null, 2]]);
  });

  it("does not let my own move wait for what others did", () => {
    queue.add([step(1, [1, 1, 1], 3)]);
    queue.add([step(2, [5], 8, "mine")]);
    expect(theatre.shown.at(-1)).toEqual([5, 8]);
  });

  it("tells every event once when it is skipped in the middle of a step", () => {
    queue.add([step(1, [1, 2, 3], 6)]);
    vi.advanceTimersByTime(300);
    queue.skip();
    vi.runAllTimers();
    expect(theatre.told).toEqual([1, 2, 3]);
    expect(theatre.shown.at(-1)).toEqual([null, 6]);
  });

  it("keeps the view over steps that came late without one", () => {
    const { now: _now, ...late } = step(1, [1], 1);
    queue.add([late, step(2, [1], 2)]);
    vi.runAllTimers();
    expect(theatre.shown.at(-1)).toEqual([null, 2]);
  });
});
