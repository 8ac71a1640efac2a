/** Looks at something that changes now and then: at once when the page is seen again, and ever more seldom while nothing
 * changes. Nobody looks at a page that is hidden, and fifty idle visitors of a lobby ask for less than one who plays. */

export const FIRST_MS = 30_000;
export const SELDOM_MS = 300_000;
const APART_MS = 5_000; // who flips between windows asks no more often

export class Glance {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_MS;
  private last = Date.now();

  /** `look` tells whether something has changed since it looked last. */
  constructor(
    private readonly look: () => Promise<boolean>,
    private readonly page: Document = document,
  ) {
    this.page.addEventListener("visibilitychange", this.seen);
    this.plan();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.page.removeEventListener("visibilitychange", this.seen);
  }

  private readonly seen = (): void => {
    clearTimeout(this.timer);
    if (this.page.hidden) return;
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
    this.wait = changed ? FIRST_MS : Math.min(SELDOM_MS, this.wait * 2);
    this.plan();
  }
}
