/** A card that I am about to lay: I choose it and one of my islands, in any order. */

import type { Action } from "../../lib/wire";
import { layAt, type Lays } from "./offers";
import { type Card, CARDS } from "./view";

export class Laying {
  card = $state<Card | null>(null);
  spot = $state<string | null>(null);

  constructor(
    private readonly lays: () => Lays,
    private readonly onact: (action: Action) => void,
  ) {
    $effect(() => this.follow());
  }

  chooseCard(chosen: Card): void {
    this.card = this.card === chosen ? null : chosen;
    this.layIfChosen();
  }

  chooseSpot(cell: string): void {
    this.spot = this.spot === cell ? null : cell;
    this.layIfChosen();
  }

  /** To the next card, or to the one before. */
  turnOver(step: number): void {
    const all = CARDS.filter((other) => this.lays().cards.includes(other));
    const place = this.card ? all.indexOf(this.card) : step > 0 ? -1 : 0;
    this.card = all[(place + step + all.length) % all.length]!;
  }

  /** What can no longer be laid is chosen no more; the only card that is left is chosen. */
  private follow(): void {
    const { cards, cells } = this.lays();
    if (this.card && !cards.includes(this.card)) this.card = null;
    if (this.spot && !cells.has(this.spot)) this.spot = null;
    if (cards.length === 1) this.card = cards[0]!;
  }

  private layIfChosen(): void {
    const choice = layAt(this.lays(), this.card, this.spot);
    if (!choice) return;
    this.card = null;
    this.spot = null;
    this.onact(choice.action);
  }
}
