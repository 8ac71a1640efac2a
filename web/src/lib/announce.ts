/** What a screen reader hears: at most one message a second; what comes in between is joined. */

export const EVERY_MS = 1_000;
const MOST_LINES = 4;

export class Announcer {
  private waiting: string[] = [];
  private last = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly speak: (text: string) => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  say(text: string): void {
    if (this.waiting[this.waiting.length - 1] !== text) this.waiting.push(text);
    if (this.timer === undefined) this.timer = setTimeout(this.flush, Math.max(0, this.last + EVERY_MS - this.clock()));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private flush = (): void => {
    this.timer = undefined;
    this.last = this.clock();
    this.speak(this.waiting.slice(-MOST_LINES).join(" "));
    this.waiting = [];
  };
}
