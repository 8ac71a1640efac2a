/** What the host tells everyone: shown until it is closed here, or taken back. */

import { api } from "./lib/api";
import type { Announced } from "./lib/forms";

class Board {
  told = $state.raw<Announced | null>(null);
  private closed = 0;

  /** What is told now, also to who has come later. */
  async ask(): Promise<void> {
    const told = await api.notice();
    if (told) this.hear(told);
  }

  hear({ at_ms, text }: Announced): void {
    if (at_ms <= this.closed) return;
    this.told = text ? { at_ms, text } : null;
  }

  close(): void {
    this.closed = this.told?.at_ms ?? 0;
    this.told = null;
  }
}

export const board = new Board();
