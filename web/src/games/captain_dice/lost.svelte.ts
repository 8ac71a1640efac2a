/** A race that I lost, for an island or for the bell: for a moment it is said who was faster. */

import { untrack } from "svelte";
import type { Action } from "../../lib/wire";
import { loss } from "./offers";
import type { CaptainView } from "./view";

const SAID_MS = 2_200;

export class LostRace {
  to = $state.raw<ReturnType<typeof loss>>(null);
  private reaching: Action[] = []; // what I have asked for

  constructor(
    private readonly pending: () => Action[],
    private readonly latest: () => CaptainView,
    private readonly me: () => number | null,
  ) {
    $effect(() => this.follow());
    $effect(() => this.fade());
  }

  /** What I asked for is no longer pending, and another captain has it: they were faster. */
  private follow(): void {
    const lost = this.reaching.filter((action) => !this.pending().includes(action)).map((action) => loss(action, this.latest(), this.me()));
    this.reaching = this.pending();
    this.to = lost.find((found) => found !== null) ?? untrack(() => this.to);
  }

  private fade(): (() => void) | undefined {
    if (!this.to) return undefined;
    const timer = setTimeout(() => (this.to = null), SAID_MS);
    return () => clearTimeout(timer);
  }
}
