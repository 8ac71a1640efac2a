/** The socket of a table: connects, comes back by itself, resumes after the last number, and sends again what was not answered.
 *  It hails the server where it is quiet, so that whoever looks at the page is told within three seconds that nobody answers. */

import type { Incoming, Outgoing, Says, Step, Table } from "./wire";

/** What a person asks for; the socket gives it its id. */
export type Wish = Unsigned<Incoming>;
type Unsigned<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

/** `silent`: it may come back by itself; what is asked for is kept, as while it is `waiting` to connect anew. */
export type Connection = "connecting" | "open" | "silent" | "waiting" | "closed";

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
const HAIL_MS = 1_500; // after the last message
const ANSWER_MS = 1_300; // most lines are quicker; who is not is told that it is silent, and no more
const SILENCE_MS = 9_000; // then it is given up
const STEADY_MS = 5_000; // a connection that lasted so long was one: waiting begins anew from the shortest

export class TableSocket {
  private wire: Wire | null = null;
  private seq: number | null = null;
  private at = 0; // when that step was: a server that was set back counts other steps by the same numbers
  private tries = 0;
  private unanswered = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private steady: ReturnType<typeof setTimeout> | undefined;
  private ready = false; // it is open
  private silent = false;
  private over = false;
  private sent = 0;
  private readonly name = newName();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Wire = (to) => new WebSocket(to) as unknown as Wire,
    private readonly asleep: () => boolean = () => document.hidden,
  ) {}

  connect(): void {
    if (this.over || this.wire) return;
    clearTimeout(this.timer);
    if (!this.tries) this.listener.connection("connecting", null); // who waits is told so until it is open
    const wire = this.open(this.seq === null ? this.address : `${this.address}?since=${this.seq}&at=${this.at}`);
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
    if (this.ready) this.wire?.send(text);
    return id;
  }

  /** Send what needs no answer, if it can be sent now: whether it was. */
  tell(message: Record<string, string | number>): boolean {
    if (this.ready && !this.silent) this.wire?.send(JSON.stringify(message));
    return this.ready && !this.silent;
  }

  /** Try at once: the network is back, or the page is looked at again. */
  hurry(): void {
    if (!this.wire) this.connect();
  }

  /** The network is gone: there is no need to wait until that is noticed. */
  drop(): void {
    if (this.wire) this.lost(null);
  }

  /** Connect anew: who I am has changed. */
  reopen(): void {
    const wire = this.wire;
    this.wire = null;
    this.ready = false;
    this.seq = null;
    wire?.close();
    this.connect();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.forgetTimes();
    this.ready = false;
    this.wire?.close();
    this.wire = null;
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return;
    this.ready = true;
    this.steady = setTimeout(() => (this.tries = 0), STEADY_MS);
    this.listener.connection("open", null);
    this.listen();
    for (const text of this.unanswered.values()) wire.send(text);
  }

  private take(message: Outgoing): void {
    if (this.silent) this.listener.connection("open", null);
    this.listen();
    switch (message.type) {
      case "ahoy":
        return;
      case "ping":
        this.wire?.send(JSON.stringify({ type: "pong", n: message.n }));
        return;
      case "table":
        this.seq = message.seq;
        this.at = message.stands_ms;
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
      case "because":
      case "described":
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
    const last = fresh[fresh.length - 1]!;
    this.seq = last.seq;
    this.at = last.at_ms;
    this.listener.steps(fresh);
  }

  private lost(why: Says | null): void {
    const wire = this.wire;
    this.wire = null;
    this.ready = this.silent = false;
    this.forgetTimes();
    wire?.close();
    if (this.over) {
      this.listener.connection("closed", why);
      return;
    }
    this.listener.connection("waiting", why);
    this.timer = setTimeout(() => this.connect(), waitBefore(this.tries++));
  }

  /** Something was heard, or is hoped for: the times of silence begin anew. */
  private listen(): void {
    this.silent = false;
    clearTimeout(this.silence);
    clearTimeout(this.quiet);
    this.silence = setTimeout(() => this.lost(null), SILENCE_MS);
    if (this.ready) this.quiet = setTimeout(() => this.hail(), HAIL_MS);
  }

  /** Nothing was heard for a while: ask, unless nobody looks. */
  private hail(): void {
    if (this.asleep()) {
      this.listen();
      return;
    }
    this.tell({ type: "hail" });
    this.quiet = setTimeout(() => {
      this.silent = true;
      this.listener.connection("silent", null);
    }, ANSWER_MS);
  }

  private forgetTimes(): void {
    for (const timer of [this.silence, this.quiet, this.steady]) clearTimeout(timer);
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
