import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FIRST_MS, Glance, SELDOM_MS } from "../src/lib/glance";

class Page extends EventTarget {
  hidden = false;
  show(seen: boolean): void {
    this.hidden = !seen;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

const HOUR_MS = 3_600_000;

describe("a glance at the lobby", () => {
  let page: Page;
  let looks: number;
  let changed: boolean;
  let glance: Glance;

  beforeEach(() => {
    vi.useFakeTimers();
    [page, looks, changed] = [new Page(), 0, false];
    const look = (): Promise<boolean> => {
      looks += 1;
      return Promise.resolve(changed);
    };
    glance = new Glance(look, page as unknown as Document);
  });
  afterEach(() => {
    glance.stop();
    vi.useRealTimers();
  });

  it("is ever more seldom while nothing changes, and then no more", async () => {
    await vi.advanceTimersByTimeAsync(SELDOM_MS);
    expect(looks).toBe(3);
    await vi.advanceTimersByTimeAsync(SELDOM_MS);
    const once = looks;
    await vi.advanceTimersByTimeAsync(10 * HOUR_MS);
    expect(looks).toBe(once);
  });

  it("begins anew when somebody stirs", async () => {
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    const before = looks;
    page.dispatchEvent(new Event("pointermove"));
    page.dispatchEvent(new Event("keydown"));
    await vi.advanceTimersByTimeAsync(1);
    expect(looks).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(2 * FIRST_MS);
    expect(looks).toBe(before + 2);
  });

  it("is often while something does", async () => {
    changed = true;
    await vi.advanceTimersByTimeAsync(10 * FIRST_MS);
    expect(looks).toBe(10);
  });

  it("asks for nothing while nobody looks, and at once when somebody does", async () => {
    page.show(false);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(looks).toBe(0);
    page.show(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(looks).toBe(1);
    page.show(false);
    page.show(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(looks).toBe(1);
  });

  it("goes on after an answer that did not come", async () => {
    glance.stop();
    let tries = 0;
    glance = new Glance(() => Promise.reject(new Error(`away ${++tries}`)), page as unknown as Document);
    await vi.advanceTimersByTimeAsync(4 * FIRST_MS);
    expect(tries).toBe(2);
  });
});
