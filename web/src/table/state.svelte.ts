/** A table as the page shows it: what the server said, what has been shown of it, and what I asked for. */

import { board } from "../notice.svelte";
import type { GameClient } from "../games/client";
import { type Beat, Queue } from "../lib/queue";
import type { Player } from "../lib/seats";
import { symbolOf, unlike } from "../lib/seats";
import { type Connection, socketAddress, TableSocket, type Wish } from "../lib/socket";
import { play } from "../lib/sound";
import type { About, Action, Line, Now, Nudged, Outgoing, Presence, Says, Seat, Step, Table, Told } from "../lib/wire";
import type { Words } from "../lib/words";
import type { Heard } from "../lib/announce";
import { Description } from "../text/description.svelte";
import { Again } from "./again.svelte";
import { isClimax, isRace, paceOf } from "./pace";
import { Asides } from "./asides.svelte";
import { Curiosity, type Reason } from "./curiosity";
import { heardEnding, heardPrompt } from "./sentence";
import { isSlight, type LogLine, withLine } from "./story";

const LINES_KEPT = 500;
const LINES_AT_FIRST = 20; // of what happened before I came
const BEFALLEN_KEPT = 3;
const REFUSAL_MS = 5_000;

export interface Surroundings {
  client: GameClient;
  words: () => Words;
  speed: () => number;
  announce: (heard: Heard) => void;
  onceMore: (table: string) => void; // the next game has begun
  hears: () => { reactions: boolean; remarks: boolean };
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
  befallen = $state.raw<Says[]>([]); // what was bad for me, until I act
  waits = $state(false); // what is shown has not come yet to what is asked
  readonly again: Again;
  talk = $state.raw<Line[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state<Connection>("connecting");
  farewell = $state.raw<Says | null>(null);
  refusal = $state.raw<Reason | null>(null);
  because = $state.raw<Reason | null>(null); // why what I tried is not lit
  rematch = $state<string | null>(null);
  secretHash = $state<string | null>(null);
  stirred = $state(0); // when something happened last, in the server's milliseconds
  nudged = $state.raw<Record<number, number>>({}); // when each seat was nudged last
  clockAhead = $state(0); // how far the server's clock is ahead of mine, in milliseconds
  private asked = $state.raw<{ id: string; wish: Wish }[]>([]);

  readonly pending: Action[] = $derived(this.asked.flatMap(({ wish }) => (wish.type === "move" ? [wish.action] : [])));
  readonly players: Player[] = $derived.by(() => playersOf(this.seats, this.around.client, this.around.words()));
  readonly names: string[] = $derived(this.players.map((player) => player.name));

  readonly asides = new Asides({
    reactions: () => this.around.hears().reactions,
    remarks: () => this.around.hears().remarks,
    say: (id) => this.around.words().say(id),
    heard: ({ seat, text }) => this.say(`${this.names[seat]}: ${text}`),
  });

  readonly description = new Description((wish) => this.socket.ask(wish));
  readonly curiosity = new Curiosity((wish) => this.socket.ask(wish));
  private readonly socket: TableSocket;
  private readonly queue: Queue;
  private lines = 0;
  acted = $state(0); // the last line of the log when I acted last
  private asks = false; // what is asked was not heard yet: it comes after what happened
  private called = false; // something is newly wanted of me, and that was not heard yet

  constructor(
    table: string,
    private readonly around: Surroundings,
  ) {
    this.again = new Again((event) => paceOf(around.client, event, undefined, this.seat));
    this.queue = new Queue({
      pace: (event, step) => paceOf(around.client, event, step.now, this.seat),
      show: (beat, view) => this.show(beat, view),
      tell: (event, view) => this.note(event, view),
      speed: around.speed,
      hidden: () => document.hidden,
    });
    this.socket = new TableSocket(socketAddress(table), {
      table: (message) => this.begin(message),
      steps: (steps) => this.follow(steps),
      other: (message) => this.hear(message),
      connection: (state, why) => this.connected(state, why),
    });
  }

  open(): void {
    this.socket.connect();
  }

  /** That nobody answers is heard as well as seen, and that somebody does again. */
  private connected(state: Connection, why: Says | null): void {
    const [before, after] = [this.connection, state].map(isAway);
    this.connection = state;
    this.farewell = why;
    if (before === after && state !== "closed") return;
    if (state === "closed" && why) this.say(this.tell(why));
    else if (after || before) this.say(this.around.words().say(`connection-${after ? state : "back"}`));
  }

  close(): void {
    this.again.stop();
    this.queue.stop();
    this.socket.close();
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** The network is gone. */
  drop(): void {
    this.socket.drop();
  }

  reopen(): void {
    this.socket.reopen();
  }

  /** Show at once what waits to be shown. */
  skip(): void {
    this.queue.skip();
  }

  /** Show again what happened since my last decision. */
  replay(): void {
    this.queue.skip();
    this.again.start();
  }

  act = (action: Action): void => {
    if (this.pending.some((other) => sameAction(other, action))) return;
    this.befallen = [];
    this.acted = this.lines;
    this.again.stop();
    this.ask({ type: "move", action });
  };

  ask(wish: Wish): void {
    this.refusal = this.because = null;
    this.asked = [...this.asked, { id: this.socket.ask(wish), wish }];
  }

  nudge(seat: number): void {
    this.refusal = null;
    this.tellNow({ type: "nudge", seat });
  }

  react(what: string): void {
    this.tellNow({ type: "react", what });
  }

  /** What makes sense at this moment only is not kept for later: where it cannot be sent, that is said. */
  private tellNow(message: Record<string, string | number>): void {
    if (!this.socket.tell(message)) this.refuse({ id: "connection-unsent", args: {} }, "");
  }

  /** Something that is not lit was tried: say why it is not, if there is a reason. */
  async wonder(action: Action): Promise<void> {
    const because = await this.curiosity.ask(action);
    this.because = because;
    if (!because) return;
    setTimeout(() => this.because === because && (this.because = null), REFUSAL_MS);
    this.say(this.put(because));
  }

  /** A reason in words. */
  put({ says, text }: Reason): string {
    return this.around.words().has(says.id) ? this.tell(says) : text;
  }

  waitsFor(type: Wish["type"]): boolean {
    return this.asked.some(({ wish }) => wish.type === type);
  }

  /** Let it be heard. */
  say(text: string): void {
    this.around.announce({ text });
  }

  tell = (says: Says): string => this.around.words().tell(says, this.names, this.seat);

  private begin(message: Table): void {
    this.about = message.about;
    this.seats = message.seats;
    this.seat = message.seat;
    this.now = message.now;
    this.curiosity.forget();
    this.talk = message.talk;
    this.rematch = message.rematch;
    this.secretHash = message.secret_hash;
    this.clockAhead = message.at_ms - Date.now();
    this.stirred = message.stands_ms;
    this.recall(message.log);
    this.again.forget();
    this.asks = true;
    this.queue.start(message.now, message.seq);
  }

  /** What happened before I came: read, but neither played nor spoken. */
  private recall(steps: Step[]): void {
    this.history = [];
    this.log = [];
    this.befallen = [];
    let acted: number | null = null;
    for (const step of steps.map(withPageEvent)) {
      for (const event of step.events) {
        this.enter(event);
        this.suffer(event);
      }
      if (step.kind !== "moved" || this.seat === null || step.facts?.seat !== this.seat) continue;
      acted = this.lines;
      this.befallen = step.events.filter((event) => event.befalls === this.seat);
    }
    this.acted = acted ?? this.lines - LINES_AT_FIRST;
    if (this.now?.status !== "playing") this.befallen = [];
  }

  private follow(steps: Step[]): void {
    for (const step of steps) {
      if (step.re) this.answered(step.re);
      if (step.re) this.befallen = []; // I acted, be it elsewhere
      if (step.seats) this.reseat(step.seats);
      if (step.kind === "said") this.talk = [...this.talk, lineOf(step)];
      if (step.kind === "rematched") this.goOn(String(step.facts?.table));
      if (step.kind === "started") this.secretHash = String(step.facts?.secret_hash);
      if (step.now) this.take(step.now);
      if (step.now) this.stirred = step.at_ms;
      this.clockAhead = step.at_ms - Date.now();
    }
    if (steps.some(({ events }) => events.some((event) => this.around.client.urgent?.(event)))) this.queue.skip();
    if (steps.some((step) => step.re && step.now && !this.mayAct(step.now))) this.again.forget(); // it is the others' turn
    this.asks ||= steps.some((step) => step.now);
    this.queue.add(steps.map(withPageEvent));
    this.waits = this.queue.busy && !this.races && (this.waits || steps.some((step) => this.isWatched(step)));
    if (this.around.speed() === Infinity) this.sound(steps.flatMap(({ events }) => events));
  }

  /** Where nothing is animated no event has a moment of its own: what happened is heard at once, each sound once. */
  private sound(events: Says[]): void {
    for (const sound of new Set(events.map((event) => this.around.client.sound?.(event, this.seat) ?? null))) if (sound) play(sound);
  }

  /** Whether what I may do next waits until a step was seen: what others did, and what is staged. */
  private isWatched(step: Step): boolean {
    return !step.re || step.events.some((event) => isClimax(this.around.client, event, step.now, this.seat));
  }

  /** Whether everyone acts at once: then nothing waits to be looked at. */
  get races(): boolean {
    return isRace(this.around.client, this.now);
  }

  private mayAct(now: Now | null): boolean {
    return this.seat !== null && (now?.actors.includes(this.seat) ?? false);
  }

  /** Who sits here sits at the next table as well. */
  private goOn(table: string): void {
    this.rematch = table;
    if (this.seat !== null) this.around.onceMore(table);
  }

  private take(now: Now): void {
    const mine = this.mayAct(now);
    if (mine && !this.mayAct(this.now)) {
      this.again.stop();
      this.called = now.status === "playing" && !now.haste;
    }
    this.curiosity.forget();
    this.because = null;
    if (now.prompt?.id !== this.now?.prompt?.id) this.refusal = null; // something else is wanted now
    this.now = now;
  }

  private announceTurn(now: Now): void {
    const wanted = this.mayAct(now) && now.prompt && !now.haste;
    if (wanted || now.lesson) this.say(heardPrompt(now, this.around.words(), this.tell));
    else if (now.ending) this.say(heardEnding(now.ending, this.players, this.seat, this.around.words()));
  }

  private reseat(seats: Seat[]): void {
    this.seats = seats;
    const mine = seats.findIndex((seat) => seat.you);
    this.seat = mine < 0 ? null : mine;
  }

  private show(beat: Beat, view: unknown): void {
    this.beat = beat;
    this.view = view;
    if (!this.queue.busy) this.arrive();
    this.asides.reach(beat.event ? beat.seq - 1 : beat.seq);
    const sound = beat.event && this.around.client.sound?.(beat.event, this.seat);
    if (sound) play(sound);
  }

  /** What is shown is the table as it is. */
  private arrive(): void {
    this.waits = false;
    if (this.called) play("turn");
    if (this.asks && this.now) this.announceTurn(this.now);
    this.called = this.asks = false;
  }

  private note(event: Told, view: unknown): void {
    const entered = this.enter(event);
    if (entered) this.around.announce({ text: this.tell(entered.says), line: entered.number, slight: this.isSlight(event) });
    this.suffer(event);
    if (!this.races) this.again.keep({ event, view, history: this.history });
  }

  /** What was bad for me stays until I act. */
  private suffer(event: Told): void {
    if (event.befalls !== undefined && event.befalls === this.seat) this.befallen = [...this.befallen.slice(1 - BEFALLEN_KEPT), event];
  }

  private isSlight(event: Told): boolean {
    const { client } = this.around;
    const staged = client.weighty?.includes(event.id) || isClimax(client, event, undefined, this.seat);
    return isSlight(event, staged, this.seat);
  }

  /** Write an event into the log; the line that it is in, if it is worth one. */
  private enter(event: Says): LogLine | null {
    this.history = [...this.history.slice(1 - LINES_KEPT), event];
    if (this.around.client.silent?.(event, this.seat, this.about?.options ?? {})) return null;
    const game = !event.id.startsWith("log-");
    this.log = withLine(this.log.slice(1 - LINES_KEPT), { number: ++this.lines, says: event, game }, this.around.client);
    return this.log.at(-1)!;
  }

  private hear(message: Outgoing): void {
    if (message.type === "presence") this.presence = message;
    if (message.type === "reacted") this.asides.react(message);
    if (message.type === "nudged") this.remind(message);
    if (message.type === "notice") board.hear(message);
    if (message.type === "remark") this.asides.remark(message);
    if (message.type === "done") this.answered(message.re);
    if (message.type === "refused") {
      this.answered(message.re);
      this.refuse(message.why, message.text);
    }
    if (message.type === "because") this.curiosity.hear(message);
    if (message.type === "described") this.description.hear(message);
    if (message.type === "error") this.refuse(message.why, message.text);
  }

  /** Somebody is reminded that all wait for them: it is heard where they are. */
  private remind({ seat, by }: Nudged): void {
    this.nudged = { ...this.nudged, [seat]: Date.now() + this.clockAhead };
    if (seat === this.seat) play("turn");
    this.asides.call(by, this.around.words().say("nudged", { name: this.names[seat] ?? "", you: Number(seat === this.seat) }));
  }

  private refuse(says: Says, text: string): void {
    const refusal = { says, text };
    this.refusal = refusal;
    setTimeout(() => this.refusal === refusal && (this.refusal = null), REFUSAL_MS);
    this.say(this.put(refusal));
    play("no");
  }

  private answered(id: string): void {
    this.asked = this.asked.filter((other) => other.id !== id);
  }
}

/** Whether nobody answers. */
export function isAway(state: Connection): boolean {
  return state === "silent" || state === "waiting" || state === "closed";
}

export function sameAction(one: Action, other: Action): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** Things that are no events of the game have their own words in the page's catalogue. */
function withPageEvent(step: Step): Step {
  const told = ["started", "undone", "takenover", "takenback", "setback"].includes(step.kind);
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
  const names = seats.map((seat, number) => seat.name ?? words.say(seat.pirate ? `pirate-${seat.pirate}` : seat.bot ? `seat-${number}` : "seat-free"));
  return seats.map((seat, number) => ({
    seat: number,
    name: seat.name === null && seat.bot ? unlike(names[number]!, names.slice(0, number)) : names[number]!,
    colour: client.colours[number % client.colours.length]!,
    symbol: symbolOf(number),
    bot: seat.bot !== null,
    person: seat.name !== null,
    you: seat.you,
    level: seat.bot,
    pirate: seat.pirate,
    flag: seat.flag,
    who: seat.who,
  }));
}
