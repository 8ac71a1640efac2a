/** The socket of a table: connects, comes back by itself, resumes after the last number, and sends again what was not answered. */

import type { Incoming, Outgoing, Says, Step, Table } from "./wire";

/** What a person asks for; the socket gives it its id. */
export type Wish = Unsigned<Incoming>;
type Unsigned<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

export type Connection = "connecting" | "open" | "waiting" | "closed";

/** What the browser's WebSocket is to us; tests give another. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Listener {
  table(message: Table): void;
  steps(steps: Step[]): void;
  other(message: Outgoing): void;
  connection(state: Connection, why: Says | null): void;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
const SILENCE_MS = 30_000; // the server pings every few seconds

export class TableSocket {
  private wire: Wire | null = null;
  private seq: number | null = null;
  private tries = 0;
  private unanswered = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private sent = 0;
  private readonly name = newName();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Wire = (to) => new WebSocket(to) as unknown as Wire,
  ) {}

  connect(): void {
    if (this.over || this.wire) return;
    clearTimeout(this.timer);
    this.listener.connection("connecting", null);
    const wire = this.open(this.seq === null ? this.address : `${this.address}?since=${this.seq}`);
    this.wire = wire;
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (message) => wire === this.wire && this.take(JSON.parse(String(message.data)) as Outgoing);
    wire.onclose = () => wire === this.wire && this.lost(null);
    this.listen();
  }

  /** Ask for something; the id comes back as `re` of the step that it made, or of the refusal. */
  ask(wish: Wish): string {
    const id = `${this.name}-${++this.sent}`;
    const text = JSON.stringify({ ...wish, id });
    this.unanswered.set(id, text);
    if (this.wire && this.tries === 0) this.wire.send(text);
    return id;
  }

  /** Try at once: the network is back, or the page is looked at again. */
  hurry(): void {
    if (!this.wire) this.connect();
  }

  /** Connect anew: who I am has changed. */
  reopen(): void {
    const wire = this.wire;
    this.wire = null;
    this.seq = null;
    wire?.close();
    this.connect();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.wire?.close();
    this.wire = null;
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return;
    this.tries = 0;
    this.listener.connection("open", null);
    for (const text of this.unanswered.values()) wire.send(text);
  }

  private take(message: Outgoing): void {
    this.listen();
    switch (message.type) {
      case "ping":
        this.wire?.send(JSON.stringify({ type: "pong", n: message.n }));
        return;
      case "table":
        this.seq = message.seq;
        this.listener.table(message);
        return;
      case "step":
        this.follow([message]);
        return;
      case "missed":
        this.follow(message.steps);
        return;
      case "bye":
        if (!message.again) this.over = true;
        this.lost(message.why);
        return;
      case "done":
      case "refused":
        this.unanswered.delete(message.re);
    }
    this.listener.other(message);
  }

  /** Numbers have no gaps: what is known already is left out, and after a gap the rest is asked for. */
  private follow(steps: Step[]): void {
    const fresh = steps.filter((step) => step.seq > (this.seq ?? -1));
    for (const step of steps) if (step.re) this.unanswered.delete(step.re);
    const first = fresh[0];
    if (!first) return;
    if (this.seq !== null && first.seq !== this.seq + 1) {
      this.lost(null);
      return;
    }
    this.seq = fresh[fresh.length - 1]!.seq;
    this.listener.steps(fresh);
  }

  private lost(why: Says | null): void {
    const wire = this.wire;
    this.wire = null;
    clearTimeout(this.silence);
    wire?.close();
    if (this.over) {
      this.listener.connection("closed", why);
      return;
    }
    this.listener.connection("waiting", why);
    this.timer = setTimeout(() => this.connect(), waitBefore(this.tries++));
  }

  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(null), SILENCE_MS);
  }
}

/** Longer each time, and never the same for everyone. */
export function waitBefore(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.5 + chance / 2);
}

export function socketAddress(table: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/api/tables/${table}/socket`;
}

function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
