/** The hints of a first game: each comes with the first decision that it is about. */

import type { Choice } from "../lib/wire";

export interface Hint {
  on: string; // the message of a choice that it explains: "action-bid"
  say: string; // a message of the page's catalogue
}

/** The hint that is read now; it stays until the next one comes, so that nothing jumps. */
export class Coaching {
  private shown = $state.raw<Hint | null>(null);
  private followed = $state.raw<Hint[]>([]);

  constructor(
    private readonly hints: () => Hint[],
    private readonly legal: () => Choice[],
  ) {}

  private readonly fitting = $derived.by(() => this.left().find(({ on }) => this.legal().some(({ says }) => says.id === on)) ?? null);
  readonly hint = $derived.by(() => this.fitting ?? this.hints().find((hint) => hint === this.shown) ?? this.hints()[0] ?? null);

  /** I decided something; whether that was the last decision that needed a hint. */
  decided(): boolean {
    if (!this.fitting) return false;
    this.shown = this.fitting;
    this.followed = [...this.followed, this.fitting];
    return this.left().length === 0;
  }

  private left(): Hint[] {
    return this.hints().filter((hint) => !this.followed.includes(hint));
  }
}
