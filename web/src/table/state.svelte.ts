/** A table as the page shows it: what the server said, what has been shown of it, and what I asked for. */

import type { GameClient } from "../games/client";
import { type Beat, Queue } from "../lib/queue";
import type { Player } from "../lib/seats";
import { symbolOf } from "../lib/seats";
import { type Connection, socketAddress, TableSocket, type Wish } from "../lib/socket";
import { play } from "../lib/sound";
import type { About, Action, Line, Now, Outgoing, Presence, Says, Seat, Step, Table } from "../lib/wire";
import type { Words } from "../lib/words";
import { heardPrompt } from "./sentence";

const USUAL_MS = 350;
const LINES_KEPT = 500;
const REFUSAL_MS = 5_000;

export interface LogLine {
  number: number;
  says: Says;
  game: boolean; // an event of the game, which can light up what it was about
}

export interface Surroundings {
  client: GameClient;
  words: () => Words;
  speed: () => number;
  announce: (text: string) => void;
}

export class TableState {
  about = $state.raw<About | null>(null);
  seats = $state.raw<Seat[]>([]);
  seat = $state<number | null>(null);
  now = $state.raw<Now | null>(null);
  view = $state.raw<unknown>(null);
  beat = $state.raw<Beat>({ number: 0, seq: 0, event: null, ms: 0 });
  log = $state.raw<LogLine[]>([]);
  history = $state.raw<Says[]>([]);
  talk = $state.raw<Line[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state<Connection>("connecting");
  farewell = $state.raw<Says | null>(null);
  refusal = $state.raw<{ says: Says; text: string } | null>(null);
  rematch = $state<string | null>(null);
  secretHash = $state<string | null>(null);
  clockAhead = $state(0); // how far the server's clock is ahead of mine, in milliseconds
  private asked = $state.raw<{ id: string; wish: Wish }[]>([]);

  readonly pending: Action[] = $derived(this.asked.flatMap(({ wish }) => (wish.type === "move" ? [wish.action] : [])));
  readonly players: Player[] = $derived.by(() => playersOf(this.seats, this.around.client, this.around.words()));
  readonly names: string[] = $derived(this.players.map((player) => player.name));

  private readonly socket: TableSocket;
  private readonly queue: Queue;
  private lines = 0;

  constructor(
    table: string,
    private readonly around: Surroundings,
  ) {
    this.queue = new Queue({
      pace: (event, step) => around.client.pace?.(event, step.now) ?? (step.now?.haste ? 0 : USUAL_MS),
      show: (beat, view) => this.show(beat, view),
      tell: (event) => this.note(event),
      speed: around.speed,
      hidden: () => document.hidden,
    });
    this.socket = new TableSocket(socketAddress(table), {
      table: (message) => this.begin(message),
      steps: (steps) => this.follow(steps),
      other: (message) => this.hear(message),
      connection: (state, why) => {
        this.connection = state;
        this.farewell = why;
      },
    });
  }

  open(): void {
    this.socket.connect();
  }

  close(): void {
    this.queue.stop();
    this.socket.close();
  }

  hurry(): void {
    this.socket.hurry();
  }

  reopen(): void {
    this.socket.reopen();
  }

  /** Show at once what waits to be shown. */
  skip(): void {
    this.queue.skip();
  }

  act = (action: Action): void => {
    if (this.pending.some((other) => sameAction(other, action))) return;
    this.ask({ type: "move", action });
  };

  ask(wish: Wish): void {
    this.refusal = null;
    this.asked = [...this.asked, { id: this.socket.ask(wish), wish }];
  }

  waitsFor(type: Wish["type"]): boolean {
    return this.asked.some(({ wish }) => wish.type === type);
  }

  tell = (says: Says): string => this.around.words().tell(says, this.names);

  private begin(message: Table): void {
    this.about = message.about;
    this.seats = message.seats;
    this.seat = message.seat;
    this.now = message.now;
    this.talk = message.talk;
    this.rematch = message.rematch;
    this.secretHash = message.secret_hash;
    this.clockAhead = message.at_ms - Date.now();
    this.recall(message.log);
    this.queue.start(message.now, message.seq);
    this.announceTurn(message.now);
  }

  /** What happened before I came: read, but neither played nor spoken. */
  private recall(steps: Step[]): void {
    this.history = [];
    this.log = [];
    for (const event of steps.flatMap((step) => withPageEvent(step).events)) this.enter(event);
  }

  private follow(steps: Step[]): void {
    for (const step of steps) {
      if (step.re) this.answered(step.re);
      if (step.seats) this.reseat(step.seats);
      if (step.kind === "said") this.talk = [...this.talk, lineOf(step)];
      if (step.kind === "rematched") this.rematch = String(step.facts?.table);
      if (step.kind === "started") this.secretHash = String(step.facts?.secret_hash);
      if (step.now) this.take(step.now);
      this.clockAhead = step.at_ms - Date.now();
    }
    if (steps.some(({ events }) => events.some((event) => this.around.client.urgent?.(event)))) this.queue.skip();
    this.queue.add(steps.map(withPageEvent));
    const latest = steps.findLast((step) => step.now)?.now;
    if (latest) this.announceTurn(latest); // after what happened: of many lines the last are heard
    if (this.around.speed() === Infinity) this.sound(steps.flatMap(({ events }) => events));
  }

  /** Where nothing is animated no event has a moment of its own: what happened is heard at once, each sound once. */
  private sound(events: Says[]): void {
    for (const sound of new Set(events.map((event) => this.around.client.sound?.(event, this.seat) ?? null))) if (sound) play(sound);
  }

  private take(now: Now): void {
    const mine = this.seat !== null && now.actors.includes(this.seat);
    const before = this.seat !== null && this.now?.actors.includes(this.seat);
    if (mine && !before && now.status === "playing" && !now.haste) play("turn");
    if (now.prompt?.id !== this.now?.prompt?.id) this.refusal = null; // something else is wanted now
    this.now = now;
  }

  private announceTurn(now: Now): void {
    const mine = this.seat !== null && now.actors.includes(this.seat);
    if (mine && now.prompt && !now.haste) this.around.announce(heardPrompt(now, this.around.words(), this.tell));
  }

  private reseat(seats: Seat[]): void {
    this.seats = seats;
    const mine = seats.findIndex((seat) => seat.you);
    this.seat = mine < 0 ? null : mine;
  }

  private show(beat: Beat, view: unknown): void {
    this.beat = beat;
    this.view = view;
    const sound = beat.event && this.around.client.sound?.(beat.event, this.seat);
    if (sound) play(sound);
  }

  private note(event: Says): void {
    if (this.enter(event)) this.around.announce(this.tell(event));
  }

  /** Write an event into the log; whether it is worth a line. */
  private enter(event: Says): boolean {
    this.history = [...this.history.slice(1 - LINES_KEPT), event];
    if (this.around.client.silent?.(event, this.seat, this.about?.options ?? {})) return false;
    const game = !event.id.startsWith("log-");
    this.log = [...this.log.slice(1 - LINES_KEPT), { number: ++this.lines, says: event, game }];
    return true;
  }

  private hear(message: Outgoing): void {
    if (message.type === "presence") this.presence = message;
    if (message.type === "done") this.answered(message.re);
    if (message.type === "refused") {
      this.answered(message.re);
      this.refuse(message.why, message.text);
    }
    if (message.type === "error") this.refuse(message.why, message.text);
  }

  private refuse(says: Says, text: string): void {
    const refusal = { says, text };
    this.refusal = refusal;
    setTimeout(() => this.refusal === refusal && (this.refusal = null), REFUSAL_MS);
    const words = this.around.words();
    this.around.announce(words.has(says.id) ? this.tell(says) : text);
    play("no");
  }

  private answered(id: string): void {
    this.asked = this.asked.filter((other) => other.id !== id);
  }
}

export function sameAction(one: Action, other: Action): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** Things that are no events of the game have their own words in the page's catalogue. */
function withPageEvent(step: Step): Step {
  const told = ["started", "undone", "takenover", "takenback"].includes(step.kind);
  if (!told) return step;
  const { seat, why } = step.facts ?? {};
  const id = step.kind === "takenover" ? `log-takenover-${why}` : `log-${step.kind}`;
  return { ...step, events: [{ id, args: seat == null ? {} : { seat } }, ...step.events] };
}

function lineOf(step: Step): Line {
  const { seat, name, text } = step.facts ?? {};
  return { seat: seat as number | null, name: String(name), text: String(text), at_ms: step.at_ms };
}

export function playersOf(seats: Seat[], client: GameClient, words: Words): Player[] {
  return seats.map((seat, number) => ({
    seat: number,
    name: seat.name ?? words.say(seat.bot ? `seat-${number}` : "seat-free"),
    colour: client.colours[number % client.colours.length]!,
    symbol: symbolOf(number),
    bot: seat.bot !== null,
    person: seat.name !== null,
    you: seat.you,
  }));
}
