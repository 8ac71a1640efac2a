/** What a screen reader hears: at most one message a second, in order. What decides is never left out. */

export const EVERY_MS = 1_000;
const GROWS_MS = 400; // how long a line waits for whether it goes on: two steps of one way
const MOST_LINES = 12; // at once; of more, the oldest that decide nothing are left out

/** A line that is to be heard. */
export interface Heard {
  text: string;
  line?: number; // of the log: said again, it is the same line made longer
  slight?: boolean; // it may be left out where too much happens
}

export class Announcer {
  private waiting: (Heard & { at: number })[] = [];
  private last = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly speak: (texts: string[]) => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  say(heard: Heard): void {
    const last = this.waiting.at(-1);
    const grows = last !== undefined && heard.line !== undefined && last.line === heard.line;
    if (grows) this.waiting.pop();
    else if (heard.line === undefined && last?.text === heard.text) return; // two lines of the log that read alike are two
    this.waiting.push({ ...heard, at: this.clock() });
    this.timer ??= setTimeout(this.flush, Math.max(heard.line === undefined ? 0 : GROWS_MS, this.last + EVERY_MS - this.clock()));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private flush = (): void => {
    this.timer = undefined;
    const latest = this.waiting.at(-1);
    const growing = latest?.line !== undefined && this.clock() < latest.at + GROWS_MS ? this.waiting.splice(-1) : [];
    const texts = worthHearing(this.waiting);
    this.waiting = growing;
    if (growing.length) this.timer = setTimeout(this.flush, GROWS_MS);
    if (!texts.length) return;
    this.last = this.clock();
    this.speak(texts);
  };
}

function worthHearing(lines: Heard[]): string[] {
  let left = lines.length - MOST_LINES;
  return lines.filter(({ slight }) => !slight || left-- <= 0).map(({ text }) => text);
}
