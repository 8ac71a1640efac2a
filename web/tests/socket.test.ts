import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, type Listener, TableSocket, waitBefore, type Wire } from "../src/lib/socket";
import type { Outgoing, Step } from "../src/lib/wire";

class FakeWire implements Wire {
  static all: FakeWire[] = [];
  sent: { type: string; id?: string; n?: number }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    FakeWire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const step = (seq: number, more = {}): Step => ({ type: "step", seq, at_ms: 1000 + seq, kind: "moved", events: [], ...more });

describe("the socket of a table", () => {
  let socket: TableSocket;
  let states: Connection[];
  let steps: number[];
  let hidden: boolean;
  const wire = (): FakeWire => FakeWire.all.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeWire.all = [];
    states = [];
    steps = [];
    hidden = false;
    const listener: Listener = {
      table: ({ seq }) => steps.push(seq),
      steps: (some) => steps.push(...some.map(({ seq }) => seq)),
      other: (_message: Outgoing) => undefined,
      connection: (state) => states.push(state),
    };
    socket = new TableSocket("ws://sea/socket", listener, (address) => new FakeWire(address), () => hidden);
    socket.connect();
    wire().onopen?.();
    wire().hear({ type: "table", seq: 4, stands_ms: 1004 });
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it("answers a ping at once with its number", () => {
    wire().hear({ type: "ping", n: 7 });
    expect(wire().sent).toEqual([{ type: "pong", n: 7 }]);
  });

  it("comes back by itself and asks for what it missed", () => {
    wire().hear(step(5));
    wire().onclose?.();
    expect(states.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1_000);
    expect(FakeWire.all).toHaveLength(2);
    expect(wire().address).toBe("ws://sea/socket?since=5&at=1005");
    wire().onopen?.();
    wire().hear({ type: "missed", steps: [step(6), step(7)] });
    expect(steps).toEqual([4, 5, 6, 7]);
  });

  it("leaves out steps that it knows", () => {
    wire().hear(step(5));
    wire().hear({ type: "missed", steps: [step(4), step(5), step(6)] });
    expect(steps).toEqual([4, 5, 6]);
  });

  it("asks again from its last number when one is missing", () => {
    wire().hear(step(6));
    expect(steps).toEqual([4]);
    vi.advanceTimersByTime(10_000);
    expect(wire().address).toBe("ws://sea/socket?since=4&at=1004");
  });

  it("sends what was not answered again, with the same id, and forgets what was", () => {
    const first = socket.ask({ type: "move", action: { do: "forward" } });
    const second = socket.ask({ type: "undo" });
    wire().hear(step(5, { re: first }));
    wire().onclose?.();
    vi.advanceTimersByTime(10_000);
    wire().onopen?.();
    expect(wire().sent.map(({ id }) => id)).toEqual([second]);
  });

  it("keeps what is asked while it is away", () => {
    wire().onclose?.();
    const id = socket.ask({ type: "undo" });
    vi.advanceTimersByTime(10_000);
    wire().onopen?.();
    expect(wire().sent.map((message) => message.id)).toEqual([id]);
  });

  it("goes on saying that it waits while it connects anew", () => {
    wire().onclose?.();
    vi.advanceTimersByTime(1_000);
    expect(FakeWire.all).toHaveLength(2);
    expect(states.at(-1)).toBe("waiting");
    wire().onopen?.();
    expect(states.at(-1)).toBe("open");
  });

  it("says whether what is not kept could be sent", () => {
    expect(socket.tell({ type: "react", what: "ahoy" })).toBe(true);
    vi.advanceTimersByTime(3_000);
    expect(socket.tell({ type: "react", what: "ahoy" })).toBe(false);
    wire().onclose?.();
    expect(socket.tell({ type: "react", what: "ahoy" })).toBe(false);
    expect(FakeWire.all[0]!.sent.filter(({ type }) => type === "react")).toHaveLength(1);
  });

  it("stays away when the server says so", () => {
    wire().hear({ type: "bye", why: { id: "refused-no-spectators", args: {} }, again: false });
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("closed");
    expect(FakeWire.all).toHaveLength(1);
  });

  it("says within three seconds that nobody answers, and that somebody does again", () => {
    vi.advanceTimersByTime(3_000);
    expect(states.at(-1)).toBe("silent");
    wire().hear({ type: "ahoy" });
    expect(states.at(-1)).toBe("open");
    expect(FakeWire.all).toHaveLength(1);
  });

  it("hails a quiet server, and no other", () => {
    vi.advanceTimersByTime(1_000);
    wire().hear(step(5));
    vi.advanceTimersByTime(1_000);
    expect(wire().sent).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(wire().sent).toEqual([{ type: "hail" }]);
  });

  it("leaves the server in peace while nobody looks at the page", () => {
    hidden = true;
    vi.advanceTimersByTime(60_000);
    expect(wire().sent).toEqual([]);
    expect(FakeWire.all).toHaveLength(1);
  });

  it("takes a long silence for a lost connection, and sends what was asked in it again", () => {
    vi.advanceTimersByTime(4_000);
    const id = socket.ask({ type: "undo" });
    vi.advanceTimersByTime(6_000);
    expect(FakeWire.all).toHaveLength(2);
    wire().onopen?.();
    expect(wire().sent.map((message) => message.id)).toEqual([id]);
  });

  it("does not wait where the network says that it is gone", () => {
    socket.drop();
    expect(states.at(-1)).toBe("waiting");
  });

  it("comes back more and more seldom where the server opens and closes at once", () => {
    const until = Date.now() + 30_000;
    while (Date.now() < until) {
      wire().onopen?.();
      wire().onclose?.();
      vi.advanceTimersToNextTimer();
    }
    expect(FakeWire.all.length).toBeLessThan(16); // the shortest waits that chance allows
  });

  it("comes back soon from a connection that had lasted", () => {
    for (let number = 0; number < 5; number++) {
      wire().onclose?.();
      vi.advanceTimersToNextTimer();
      wire().onopen?.();
    }
    for (let second = 0; second < 6; second++) {
      vi.advanceTimersByTime(1_000);
      wire().hear({ type: "ahoy" });
    }
    wire().onclose?.();
    vi.advanceTimersByTime(300);
    expect(FakeWire.all).toHaveLength(7);
  });

  it("waits longer each time, up to a limit", () => {
    expect(waitBefore(0, 1)).toBe(300);
    expect(waitBefore(1, 1)).toBe(600);
    expect(waitBefore(30, 1)).toBe(8_000);
    expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 1));
  });
});
