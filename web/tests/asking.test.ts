import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Asking } from "../src/table/asking.svelte";

const LONG_MS = 2_000;
const thing = { isConnected: true } as Element;
const target = { closest: () => thing };
const root = { contains: () => true } as unknown as Element;

function pointer(movementX: number): PointerEvent {
  return { pointerType: "mouse", target, movementX, movementY: 0 } as unknown as PointerEvent;
}

describe("a pointer", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("asks about what it was moved to, once it rests there", () => {
    const asking = new Asking(() => root, () => undefined, () => undefined);
    asking.moved(pointer(3));
    expect(asking.thing).toBe(null);
    vi.advanceTimersByTime(LONG_MS);
    expect(asking.thing).toBe(thing);
  });

  it("asks nothing where it lay when something appeared below it", () => {
    const asking = new Asking(() => root, () => undefined, () => undefined);
    asking.moved(pointer(0));
    vi.advanceTimersByTime(LONG_MS);
    expect(asking.thing).toBe(null);
  });
});

describe("a click while a note is pinned", () => {
  const dead = { closest: (places: string) => (places === "[data-ask]" ? thing : null) } as unknown as Element;
  const live = { closest: (places: string) => (places === "[data-why]" ? null : thing) } as unknown as Element;

  function pinned(): Asking {
    const asking = new Asking(() => root, () => undefined, () => undefined);
    asking.click(clicked(dead));
    expect(asking.pinned).toBe(true);
    return asking;
  }

  function clicked(target: Element): MouseEvent {
    return { target, preventDefault: vi.fn(), stopPropagation: vi.fn() } as unknown as MouseEvent;
  }

  it("does what can be done, and closes the note", () => {
    const asking = pinned();
    const click = clicked(live);
    asking.click(click);
    expect(asking.thing).toBe(null);
    expect(click.stopPropagation).not.toHaveBeenCalled();
  });

  it("elsewhere only closes the note", () => {
    const asking = pinned();
    const click = clicked(dead);
    asking.click(click);
    expect(asking.pinned).toBe(false);
    expect(click.stopPropagation).toHaveBeenCalled();
  });
});
