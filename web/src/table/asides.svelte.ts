/** What people and pirates show at their places for a moment: reactions and remarks. Each reader can silence either. */

import type { Reacted, Remark } from "../lib/wire";

const SHOWN_MS = 3_500;

export interface Aside {
  number: number;
  seat: number;
  reaction: string | null; // the drawing, where it is one
  text: string;
}

export interface Ears {
  reactions: () => boolean;
  remarks: () => boolean;
  say: (id: string) => string;
  heard: (aside: Aside) => void;
}

export class Asides {
  shown = $state.raw<Aside[]>([]); // at most one at a place

  private number = 0;
  private reached = 0; // the step up to which the page has shown what happened
  private waiting: Remark[] = [];

  constructor(private readonly ears: Ears) {}

  react(message: Reacted): void {
    if (this.ears.reactions()) this.show(message.seat, message.what, this.ears.say(`reaction-${message.what}`));
  }

  /** Somebody calls another, which nobody silences. */
  call(seat: number, text: string): void {
    this.show(seat, null, text);
  }

  /** A remark waits until the page shows what it is about. */
  remark(message: Remark): void {
    this.waiting.push(message);
    this.reach(this.reached);
  }

  reach(seq: number): void {
    this.reached = seq;
    const due = this.waiting.filter((remark) => remark.seq <= seq);
    this.waiting = this.waiting.filter((remark) => remark.seq > seq);
    for (const { seat, says } of due) if (this.ears.remarks()) this.show(seat, null, this.ears.say(says.id));
  }

  private show(seat: number, reaction: string | null, text: string): void {
    const aside = { number: ++this.number, seat, reaction, text };
    this.shown = [...this.shown.filter((other) => other.seat !== seat), aside];
    this.ears.heard(aside);
    setTimeout(() => (this.shown = this.shown.filter((other) => other !== aside)), SHOWN_MS);
  }
}
