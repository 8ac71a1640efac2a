/** The table as text, asked of the server again whenever the table is another; one question at a time. */

import type { Wish } from "../lib/socket";
import type { Described, Section } from "../lib/wire";

const APART_MS = 300; // in real time the table is another many times a second

export class Description {
  sections = $state.raw<Section[] | null>(null); // null: the game has none
  private open: string | null = null;
  private stale = false;

  constructor(private readonly send: (wish: Wish) => string) {}

  ask(): void {
    this.stale = this.open !== null;
    if (!this.stale) this.open = this.send({ type: "describe", only: null });
  }

  hear({ re, sections }: Described): void {
    if (re !== this.open) return;
    this.open = null;
    this.sections = sections;
    if (this.stale) setTimeout(() => this.open === null && this.ask(), APART_MS);
  }
}
