/** Every message of a table's socket, in and out as the server sees it. Written by `make types` from server/wire.py: change it there. */

export type ClientId = string;

/** What every action has. */
export interface Verb {
  do: string; // the name of the verb; its arguments have theirs
}

export type Action = Verb & Record<string, number | string>;

/** Make a move. */
export interface Move {
  type: "move";
  id: ClientId;
  action: Action;
}

/** Take the last move back. */
export interface Undo {
  type: "undo";
  id: ClientId;
}

/** Let a bot play on. */
export interface Resign {
  type: "resign";
  id: ClientId;
}

/** Play again, instead of the bot. */
export interface Return {
  type: "return";
  id: ClientId;
}

/** Talk. */
export interface Say {
  type: "say";
  id: ClientId;
  text: string;
}

/** The answer to a ping, at once. */
export interface Pong {
  type: "pong";
  n: number;
}

export type Incoming = Move | Undo | Resign | Return | Say | Pong;

/** How long a decision may take: as long as it takes, or so many seconds or days. */
export interface Pace {
  kind: "live" | "seconds" | "days";
  amount: number;
}

/** What does not change at a table, and the terms that it was made on. */
export interface About {
  pace: Pace;
  hands: string; // how fast bots are
  public: boolean; // in the list of open tables
  spectators: boolean; // whether others may watch
  talk: boolean;
  id: string;
  game: string;
  rules: string;
  players: number;
  options: Record<string, unknown>;
  host: boolean; // whether you are the host
}

/** Who sits where: nobody (no name, no bot), a person, a bot, or a bot for a person. */
export interface Seat {
  name: string | null;
  bot: string | null;
  program: boolean;
  you: boolean;
}

/** A line of talk. */
export interface Line {
  seat: number | null;
  name: string;
  text: string;
  at_ms: number;
}

export type Change = unknown[];

/** An event of the game: a message, and what changes in the view by it. */
export interface Told {
  id: string;
  args: Record<string, number | string>;
  changes?: Change[]; // left out of the last event of a step, and of steps that are sent late
}

export type Status = "open" | "playing" | "over";

export type Argument = number | string;

/** A message in no language, as programs get it, for words of their own. */
export interface Says {
  id: string; // its name in a catalogue
  args: Record<string, Argument>; // what goes into its places
}

/** A legal action and what it does. */
export interface Choice {
  action: Action;
  says: Says;
  stays?: boolean; // a page keeps it in sight, however many choices there are
  leads?: Record<string, unknown>; // where it leads, what it costs, what it would reach: for a page to light
}

/** How it ended; the secret shows that the dice were fair. */
export interface Ending {
  ranks: number[];
  scores: number[];
  winners: number[]; // the seats that won
  decided: boolean; // whether anyone did, be it a player of the table's own: not where the game came to its limit
  secret: string;
}

/** Several actions in a row that people see as one choice; ask for one after the other, while each is legal. */
export interface Longer {
  actions: Action[];
  says: Says;
  leads: Record<string, unknown>;
}

/** The table as a viewer may know it. */
export interface Now {
  status: Status;
  view: unknown; // what `show` allows; null before the start
  actors: number[];
  haste: boolean; // everyone acts at once
  prompt: Says | null;
  legal: Choice[];
  undo: boolean;
  due: Record<string, number>; // when a seat's time is up, in the server's milliseconds
  ending: Ending | null;
  longer?: Longer[];
}

/** Something happened. Numbers have no gaps; what you may not know has an empty list of events. */
export interface Step {
  type: "step";
  seq: number;
  at_ms: number;
  kind: string;
  events: Told[];
  re?: string; // your message that asked for it: it is on disk
  facts?: Record<string, number | string | null>; // of things that are not events of the game
  seats?: Seat[]; // where they changed
  now?: Now; // left out where it is as before, and of late steps but the last
}

/** Everything, for who comes anew or was away for long. */
export interface Table {
  type: "table";
  seq: number;
  at_ms: number;
  about: About;
  seat: number | null; // yours
  seats: Seat[];
  secret_hash: string | null;
  rematch: string | null;
  talk: Line[];
  log: Step[]; // the last steps since the start, as you may know them, without `now`
  now: Now;
}

/** The steps since you were here, the last of them with the table as it is now. */
export interface Missed {
  type: "missed";
  steps: Step[];
}

/** Your message was carried out before; this is its number. */
export interface Done {
  type: "done";
  re: string;
  seq: number;
}

/** Your message was not carried out, and why. */
export interface Refused {
  type: "refused";
  re: string;
  why: Says;
  text: string; // in English, for people without a catalogue
}

/** A message that cannot be read; nothing was done. */
export interface Error {
  type: "error";
  why: Says;
  text: string;
}

/** Whether a seat's person is connected, and the round trip that the server measured. */
export interface Here {
  here: boolean;
  rtt_ms: number | null;
}

/** Who is here, how far searching bots are from being ready (below 100 they play as mates), and how fast bots go. */
export interface Presence {
  type: "presence";
  seats: Here[];
  watching: number;
  captains?: number; // per cent
  hands?: number; // seconds for an act that bots go by: the slowest person's; left out if by nobody's
}

/** Answer with a pong of the same number, at once. */
export interface Ping {
  type: "ping";
  n: number;
}

/** The socket closes; `again` tells whether to come back. */
export interface Bye {
  type: "bye";
  why: Says;
  again: boolean;
}

export type Outgoing = Table | Step | Missed | Done | Refused | Error | Presence | Ping | Bye;
