/** Looks at something that changes now and then: at once when the page is seen again, ever more seldom while nothing
 * changes, and then no more until somebody stirs. A page that is hidden, or that nobody sits at, asks for nothing. */

export const FIRST_MS = 30_000;
export const SELDOM_MS = 300_000;
const APART_MS = 5_000; // who flips between windows asks no more often
const STIRS = ["pointerdown", "pointermove", "keydown", "wheel"];

export class Glance {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_MS;
  private last = Date.now();
  private asleep = false;

  /** `look` tells whether something has changed since it looked last. */
  constructor(
    private readonly look: () => Promise<boolean>,
    private readonly page: Document = document,
  ) {
    this.page.addEventListener("visibilitychange", this.seen);
    for (const stir of STIRS) this.page.addEventListener(stir, this.stirred, { passive: true });
    this.plan();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.page.removeEventListener("visibilitychange", this.seen);
    for (const stir of STIRS) this.page.removeEventListener(stir, this.stirred);
  }

  private readonly stirred = (): void => {
    if (this.asleep) this.seen();
  };

  private readonly seen = (): void => {
    clearTimeout(this.timer);
    if (this.page.hidden) return;
    this.asleep = false;
    this.wait = FIRST_MS;
    if (Date.now() - this.last < APART_MS) this.plan();
    else void this.now();
  };

  private plan(): void {
    clearTimeout(this.timer);
    if (!this.page.hidden) this.timer = setTimeout(() => void this.now(), this.wait);
  }

  private async now(): Promise<void> {
    this.last = Date.now();
    const changed = await this.look().catch(() => false);
    this.wait = changed ? FIRST_MS : this.wait * 2;
    this.asleep = this.wait > SELDOM_MS;
    if (!this.asleep) this.plan();
  }
}
