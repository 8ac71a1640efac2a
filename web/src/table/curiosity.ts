/** Asks the server why something cannot be done; the same is asked once for as long as the table is as it is. */

import type { Wish } from "../lib/socket";
import type { Action, Because, Says } from "../lib/wire";

export interface Reason {
  says: Says;
  text: string;
}

export class Curiosity {
  private readonly known = new Map<string, Promise<Reason | null>>();
  private readonly open = new Map<string, (reason: Reason | null) => void>();

  constructor(private readonly send: (wish: Wish) => string) {}

  /** Why an action is refused now; null where it is not. */
  ask(action: Action): Promise<Reason | null> {
    const key = JSON.stringify(action);
    const found = this.known.get(key) ?? new Promise((done) => this.open.set(this.send({ type: "why", action }), done));
    this.known.set(key, found);
    return found;
  }

  hear({ re, why, text }: Because): void {
    this.open.get(re)?.(why && { says: why, text: text ?? "" });
    this.open.delete(re);
  }

  /** The table is another now. */
  forget(): void {
    this.known.clear();
  }
}
