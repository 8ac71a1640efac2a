/** What is being asked about on a table, by pointer, finger or key. The things themselves say what they are (lib/ask.ts). */

import type { Action } from "../lib/wire";

const THING = "[data-ask]";
const PRESSED = "button:not([aria-disabled=true]), a, input, select, textarea, label, summary, [role=button], [data-presses]";
const HOLD_MS = 450;
const HOVER_MS = 650;
const FOCUS_MS = 900;
const LEAVE_MS = 260; // time to move the pointer over to the note
const STILL_PX = 12;

export class Asking {
  thing = $state.raw<Element | null>(null);
  pinned = $state(false); // it stays until it is closed
  byKey = $state(false);
  mode = $state(false); // the next tap asks

  private hovered: Element | null = null;
  private swallows = false; // the click that ends a hold does nothing
  private pressedAt: { x: number; y: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private back: HTMLElement | SVGElement | null = null; // where the keyboard was

  constructor(
    private readonly root: () => Element | undefined,
    private readonly note: () => Element | undefined,
    private readonly wonder: (action: Action) => void,
  ) {}

  /** What is touched next is asked about, or ends the asking. */
  get busy(): boolean {
    return this.mode || this.pinned || this.swallows;
  }

  close(): void {
    clearTimeout(this.timer);
    this.thing = null;
    if (this.byKey && this.back?.isConnected) this.back.focus();
    this.pinned = this.byKey = false;
    this.back = null;
  }

  toggle(): void {
    this.mode = !this.mode;
    if (!this.mode) this.close();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** What it points at has gone from the table. */
  check(): void {
    if (this.thing && !this.thing.isConnected) this.close();
  }

  /** A pointer that only lies where something appears asks nothing. */
  private over(event: PointerEvent): void {
    if (this.pinned || (!event.movementX && !event.movementY)) return;
    const target = event.target as Element;
    if (this.note()?.contains(target)) {
      clearTimeout(this.timer);
      return;
    }
    const thing = this.thingAt(target);
    if (thing === this.hovered && this.thing === thing) return;
    this.hovered = thing;
    if (thing === this.thing) clearTimeout(this.timer);
    else if (thing) this.soon(() => this.show(thing), this.thing ? LEAVE_MS : HOVER_MS);
    else if (this.thing) this.soon(() => this.close(), LEAVE_MS);
    else clearTimeout(this.timer);
  }

  down(event: PointerEvent): void {
    this.swallows = false;
    if (this.note()?.contains(event.target as Element)) return;
    if (!this.pinned) this.close();
    const thing = this.thingAt(event.target as Element);
    if (event.pointerType === "mouse" || !thing) return;
    this.pressedAt = { x: event.clientX, y: event.clientY };
    this.soon(() => {
      this.swallows = true;
      this.pin(thing);
    }, HOLD_MS);
  }

  moved(event: PointerEvent): void {
    if (event.pointerType === "mouse") return this.over(event);
    if (!this.pressedAt) return;
    if (Math.hypot(event.clientX - this.pressedAt.x, event.clientY - this.pressedAt.y) > STILL_PX) this.up();
  }

  up(): void {
    if (this.pressedAt) clearTimeout(this.timer);
    this.pressedAt = null;
  }

  /** Before anything on the table hears of a click. */
  click(event: MouseEvent): void {
    const target = event.target as Element;
    if (this.note()?.contains(target) || !this.root()?.contains(target)) return;
    const thing = this.thingAt(target);
    if (this.swallows) return this.swallow(event);
    if (this.mode && thing) {
      this.swallow(event);
      return this.pin(thing);
    }
    if (this.pinned) {
      if (!target.closest(PRESSED)) this.swallow(event); // what can be done is done
      return this.close();
    }
    const tried = target.closest("[data-why]");
    if (tried) return this.wonder(JSON.parse(tried.getAttribute("data-why")!) as Action);
    if (thing && !target.closest(PRESSED)) this.pin(thing);
  }

  /** A finger that rests opens no menu of the browser's. */
  menu(event: Event): void {
    if (this.swallows || this.pressedAt) event.preventDefault();
  }

  focus(event: FocusEvent): void {
    const target = event.target as Element;
    if (this.pinned || this.note()?.contains(target) || !target.matches(":focus-visible")) return;
    const thing = this.thingAt(target);
    if (thing) this.soon(() => document.activeElement === target && this.show(thing), FOCUS_MS);
    else this.blur();
  }

  blur(): void {
    if (!this.pinned && this.thing) this.soon(() => this.close(), LEAVE_MS);
  }

  key(event: KeyboardEvent): void {
    if (event.key === "Escape" && (this.thing || this.mode)) {
      this.mode = false;
      this.close();
    } else if (event.key === "?" && !(event.target as Element).matches("input, textarea, select")) {
      event.preventDefault();
      this.byKey ? this.close() : this.askByKey();
    } else if (this.byKey && ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      this.walk(event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" || event.key === " ") {
      const tried = (event.target as Element).closest("[data-why]");
      if (tried && !this.byKey) this.wonder(JSON.parse(tried.getAttribute("data-why")!) as Action);
    }
  }

  /** Everything that is drawn and can be asked about, from the first to the last. */
  things(): Element[] {
    return [...(this.root()?.querySelectorAll(THING) ?? [])].filter((thing) => {
      const { width, height } = thing.getBoundingClientRect();
      return width > 0 && height > 0;
    });
  }

  private askByKey(): void {
    const focused = document.activeElement;
    this.back = focused instanceof HTMLElement || focused instanceof SVGElement ? focused : null;
    const thing = (focused && this.thingAt(focused)) ?? this.hovered ?? this.things()[0];
    if (!thing) return;
    this.byKey = true;
    this.pin(thing);
  }

  private walk(by: number): void {
    const things = this.things();
    const at = this.thing ? things.indexOf(this.thing) : -1;
    const next = things[(at + by + things.length) % things.length];
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (next) this.pin(next);
  }

  private pin(thing: Element): void {
    clearTimeout(this.timer);
    this.pinned = true;
    this.show(thing);
  }

  private show(thing: Element): void {
    this.thing = thing.isConnected ? thing : null;
  }

  private soon(work: () => void, ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(work, ms);
  }

  private swallow(event: Event): void {
    this.swallows = false;
    event.preventDefault();
    event.stopPropagation();
  }

  private thingAt(target: Element): Element | null {
    const thing = target.closest(THING);
    return thing && this.root()?.contains(thing) ? thing : null;
  }
}
