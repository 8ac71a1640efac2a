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

/** Let a bot play for somebody who has been silent for long, until they are back; only where the pace is soft. */
export interface Relieve {
  type: "relieve";
  id: ClientId;
  seat: number;
}

/** Talk. */
export interface Say {
  type: "say";
  id: ClientId;
  text: string;
}

/** Go on: the card of a lesson's step is read. */
export interface Read {
  type: "read";
  id: ClientId;
  step: number;
}

/** Ask why a move would be refused. Nothing is moved by it. */
export interface Why {
  type: "why";
  id: ClientId;
  action: Action;
}

export type Subject = "mine" | "standings" | "board" | "places";

/** Ask for the table as text, all of it or a part. Nothing is done by it. */
export interface Describe {
  type: "describe";
  id: ClientId;
  only: Subject | null;
}

export type Reaction = "ahoy" | "cheers" | "laugh" | "gasp" | "grumble" | "love";

/** Show how you feel, at your place, for a moment: no step of the table, and not kept. */
export interface React {
  type: "react";
  what: Reaction;
}

/** Remind somebody that all wait for them; only where the pace is soft. */
export interface Nudge {
  type: "nudge";
  seat: number;
}

/** The answer to a ping, at once. */
export interface Pong {
  type: "pong";
  n: number;
}

/** Is anyone there? It is answered at once by an `ahoy`. */
export interface Hail {
  type: "hail";
}

export type Incoming = Move | Undo | Resign | Return | Relieve | Say | Read | Why | Describe | React | Nudge | Pong | Hail;

/** How long a decision may take: as long as it takes, or so many seconds or days; or as long as the others wait. */
export interface Pace {
  kind: "live" | "soft" | "seconds" | "days";
  amount: number;
}

/** What does not change at a table, and the terms that it was made on. */
export interface About {
  pace: Pace;
  hands: string; // how fast bots are
  public: boolean; // in the list of open tables
  spectators: boolean; // whether others may watch
  rated: boolean; // whether it moves the ratings of who plays
  talk: boolean;
  id: string;
  game: string;
  rules: string;
  players: number;
  options: Record<string, unknown>;
  host: boolean; // whether you are the host
  lesson: boolean; // whether the game is learnt here
}

/** Who sits where: nobody (no name, no bot), a person, a bot, or a bot for a person. */
export interface Seat {
  name: string | null;
  bot: string | null;
  program: boolean;
  you: boolean;
  pirate: string | null; // who the bot is, unless it plays on for a person
  flag: string | null; // of a person
  who: string | null; // the id of a person's profile
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
  befalls?: number; // the seat that something bad has happened to: robbed, hit, a bid missed
}

export type Status = "open" | "playing" | "resting" | "over";

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
  commits?: boolean; // as a rule it cannot be taken back
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

/** Where a lesson is. Only what it asks for is legal. */
export interface Taught {
  step: number; // from 0; as many as there are when it is over
  steps: number;
  says: Says | null; // what is told or asked
  told?: Says; // what was brought by the step before
  reads?: boolean; // a card: `read` goes on
  show?: Record<string, number | string>; // what it is about, as an event of the game names it
  at?: string[]; // parts of the table that it is about
  seconds?: number; // how long one has for it, where a clock runs
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
  rests?: Says; // why it cannot go on here; of a game that is over, that its rules were others
  lesson?: Taught; // of a table where the game is learnt
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
  stands_ms: number; // when the step of that number was: who comes back names both
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

/** Why the move that you asked about would be refused now, as it would be; null where it would not. */
export interface Because {
  type: "because";
  re: string;
  why: Says | null;
  text: string | null; // in English
}

/** A part of the table as text: its heading, and lines of one sentence or several. */
export interface Section {
  about: Subject;
  heading: Says;
  lines: Says[][];
}

/** The table as text, as you may know it at that step; null where its game has none, or is not going on. */
export interface Described {
  type: "described";
  re: string;
  seq: number;
  sections: Section[] | null;
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

/** Somebody shows how they feel. */
export interface Reacted {
  type: "reacted";
  seat: number;
  what: Reaction;
}

/** Somebody was reminded that all wait for them, and by whom. */
export interface Nudged {
  type: "nudged";
  seat: number;
  by: number;
}

/** What the server's host tells everyone; empty: what was told is over. */
export interface Notice {
  type: "notice";
  at_ms: number;
  text: string;
}

/** A pirate has something to say to a step. */
export interface Remark {
  type: "remark";
  seat: number;
  says: Says;
  seq: number; // the step: a page that still shows what was before waits for it
}

/** Answer with a pong of the same number, at once. */
export interface Ping {
  type: "ping";
  n: number;
}

/** The answer to a hail: the connection is well. */
export interface Ahoy {
  type: "ahoy";
}

/** The socket closes; `again` tells whether to come back. */
export interface Bye {
  type: "bye";
  why: Says;
  again: boolean;
}

export type Outgoing = Table | Step | Missed | Done | Refused | Because | Described | Error | Presence | Reacted | Nudged | Notice | Remark | Ping | Ahoy | Bye;
