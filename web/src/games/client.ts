/** What a game gives the page: its table, and how its events are shown. web/README.md tells how to add one. */

import type { Component, Snippet } from "svelte";
import type { Beat } from "../lib/queue";
import type { Colour, Player } from "../lib/seats";
import type { Sound } from "../lib/sound";
import type { Action, Choice, Ending, Now, Says } from "../lib/wire";
import type { Words } from "../lib/words";
import type { Hint } from "../table/coaching.svelte";
import type { Telling } from "../table/story";

/** The props of every game's table. Everything comes in; what a player does goes out through `onact`. */
export interface TableProps<View = any> {
  /** The table as it is shown: it follows the events, and may be a moment behind `now`. */
  view: View;
  /** The event that is being shown. `beat.number` changes with every one, `beat.ms` is how long it may take. */
  beat: Beat;
  /** The table as it is. What is offered comes from here and is never behind. */
  now: Now;
  /** What I may do, as the server says. */
  legal: Choice[];
  /** My seat; null for a spectator. */
  me: number | null;
  players: Player[];
  options: Record<string, unknown>;
  /** What I did that the server has not confirmed yet. */
  pending: Action[];
  /** Why the last thing that I did was refused, while that is said; left out where nothing is done. */
  refusal?: Says | null;
  /** The events so far, the latest last: also those that went by too fast to be a beat. */
  history: Says[];
  /** An event that a reader points at in the log. */
  lit: Says | null;
  /** How far the server's clock is ahead of this one, in milliseconds: `now.due` is in the server's time. */
  ahead: number;
  words: Words;
  /** A message of the game in words, with the players' names. */
  tell: (says: Says) => string;
  onact: (action: Action) => void;
  /** The prompt bar; a table puts it between the board and the player's own things, with the choices that are buttons,
   *  and with what is offered over them: it stays in sight where the prompt does. */
  prompt: Snippet<[buttons: Choice[], over?: Snippet]>;
}

/** What matters of a player's state, beside the name. */
export interface PlayerStateProps<View = any> {
  view: View;
  now: Now;
  player: Player;
  /** My seat; null for a spectator. */
  me: number | null;
  options: Record<string, unknown>;
  words: Words;
}

/** What a climax shows in the middle of the stage, above its words. */
export interface ClimaxProps<View = any> {
  event: Says;
  view: View;
  players: Player[];
  words: Words;
}

export interface GameClient<View = any> extends Telling {
  Table: Component<TableProps<View>>;
  PlayerState?: Component<PlayerStateProps<View>>;
  /** The colours of the seats, as the rulebook names them. */
  colours: Colour[];
  /** How long an event wants to be looked at, in milliseconds (at most 600); 0 goes by with the next. */
  pace?(event: Says, now: Now | undefined): number;
  /** Events that are staged: large, in the middle, for a good second, with this picture and the event's own words. */
  climaxes?: Record<string, Component<ClimaxProps<View>>>;
  /** Whether this one is staged, where not all of its kind are. */
  staged?(event: Says, me: number | null): boolean;
  /** In a game in real time: whether the race is on. What happened before it can be looked at until then; left out, there is never time. */
  races?(view: View): boolean;
  /** An event that cannot wait, as everyone races from it on: what is still to be shown before it is shown at once. */
  urgent?(event: Says): boolean;
  /** What the prompt says instead of what is wanted, as what is shown is behind or I am out of it: a message, or null. */
  meanwhile?(view: View, now: Now, me: number | null): string | null;
  /** It has keys of its own, which are shown on its table. */
  ownKeys?: boolean;
  /** A game in real time: the options with which nobody has to hurry, for who reads the table. */
  unhurried?: Record<string, unknown>;
  sound?(event: Says, me: number | null): Sound | null;
  /** Events that screen readers always hear, however much happens; those of my own, what befalls anyone and what is staged are heard anyway. */
  weighty?: string[];
  /** Whether an event needs no line in the log. */
  silent?(event: Says, me: number | null, options: Record<string, unknown>): boolean;
  /** At the end: the event that says why the game is over, where that is not the last. */
  ends?: string;
  /** At the end: why a seat has its rank, in a few words, in place of its usual state. */
  standing?(view: View, seat: number, words: Words): string;
  /** At the end: how far apart it was, in one sentence. */
  apart?(view: View, ending: Ending): Says | null;
  /** At the end of a game that nobody won: by what it ranks. */
  order?(view: View): Says;
  /** Drawings for the rules page, by the number of the rule that they explain. */
  figures?: Record<string, Component>;
  /** Hints for a first game: each is said once, when it first matters. */
  coach?: Hint<View>[];
  /** The goal as it is for me now, in one line: a message of the game; without it, its `goal`. */
  aim?(view: View, me: number | null): Says;
}
