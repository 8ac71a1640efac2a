/** A game of Captain Dice as the server shows it, and how it looks after each event. */

import type { Argument, Says } from "../../lib/wire";
import { type Line, linesAround } from "./lines";
import { without } from "./offers";
import type { Captain, CaptainView as Told, Card, Cards, Island, Pair } from "./view.generated";

export type * from "./view.generated";

export const CARDS = ["hostage", "boarding", "broadside", "gun", "squid", "spy"] as const satisfies Card[]; // in order of speed

/** What is seen only while the battle is shown; the server's view does not have it. */
export interface Battle {
  up: string[]; // cells whose card is turned up
  attack: { seat: number; cell: string; card: Card } | null;
  shots: Line[];
  sandwiches: (Line & { seat: number })[];
}

export interface CaptainView extends Told {
  battle?: Battle;
}

type Change = (view: CaptainView, args: Record<string, Argument>) => CaptainView;

const PEACE: Battle = { up: [], attack: null, shots: [], sandwiches: [] };

/** The view after an event, so that the events of one step are seen one by one. The server's view has the last word. */
export function foresee(view: CaptainView, { id, args }: Says): CaptainView {
  return CHANGES[id]?.(view, args) ?? view;
}

const CHANGES: Record<string, Change> = {
  // the field
  "event-laid-out": (view, { rows, columns }) => laidOut(cleared(view), Number(rows), Number(columns)),
  "event-row-laid": (view, { row, a, b, c, d, e }) => rowLaid(view, Number(row), [a, b, c, d, e].map(diceOf)),
  "event-treasure-laid": (view, { cell, low, high }) => {
    const clear = cleared(view);
    return { ...withIsland(clear, cell, { treasure: [Number(low), Number(high)] }), deck: clear.deck - 1 };
  },
  // the dice
  "event-round-began": (view, { seat, round }) => {
    const phase = view.mode === "turns" ? "dice" : "bell";
    return { ...everyone(cleared(view), { locked_out: false, dice: [] }), first: Number(seat), round: Number(round), phase };
  },
  "event-bell-began": (view) => ({ ...view, phase: "dice" }),
  "event-bell-by-itself": (view) => ({ ...view, phase: "dice" }),
  "event-turn-began": (view, { seat }) => ({ ...view, turn: Number(seat) }),
  "event-cast": (view, { seat, first, second, third }) => {
    return withCaptain(view, seat, { dice: [first, second, third].flatMap(diceOf) });
  },
  "event-placed": (view, { seat, cell, low, high }) => {
    const { dice, dice_in_hand } = view.players[Number(seat)]!;
    const placed = withIsland(view, cell, { owner: Number(seat), card: null });
    return withCaptain(placed, seat, { dice: without(dice, [Number(low), Number(high)]), dice_in_hand: dice_in_hand - 2 });
  },
  "event-bell-wrong": (view, { seat }) => withCaptain(view, seat, { locked_out: true }),
  "event-bell-ended": (view, { seat }) => diceEnded({ ...view, first: Number(seat) }),
  "event-bell-closes": (view, { seat }) => ({ ...view, first: Number(seat), no_bell: "closed" }),
  "event-dice-ended": diceEnded,
  // the cards
  "event-took-back": (view, { seat, cards }) => {
    const { discard, hand } = view.players[Number(seat)]!;
    return withCaptain(view, seat, { hand_size: Number(cards), discard: {}, discard_size: 0, hand: joined(hand, discard) });
  },
  "event-card-laid": (view, { seat, cell }) => {
    const { hand_size, dice_in_hand } = view.players[Number(seat)]!;
    const laid = withIsland(view, cell, { owner: Number(seat), card: "face-down" });
    return withCaptain(laid, seat, { hand_size: hand_size - 1, dice_in_hand: dice_in_hand + 2 });
  },
  "event-own-card-laid": (view, { seat, cell, card }) => {
    const { hand } = view.players[Number(seat)]!;
    const left = { ...hand, [String(card)]: (hand[card as Card] ?? 1) - 1 };
    return withCaptain(withIsland(view, cell, { card: card as Card }), seat, { hand: left });
  },
  // the battle
  "event-turned-up": (view, { cell, card }) => {
    const { up } = battleOf(view);
    return inBattle(withIsland(view, cell, { card: card as Card }), { up: [...up, String(cell)] });
  },
  "event-attacked": (view, { seat, cell, card }) =>
    inBattle(view, { attack: { seat: Number(seat), cell: String(cell), card: card as Card }, shots: [] }),
  "event-removed": (view, { cell, target, card }) => {
    const { attack, shots } = battleOf(view);
    const shot = attack ? [{ from: attack.cell, to: String(cell) }] : [];
    const gone = withIsland(view, cell, { owner: null, card: null });
    const { discard } = view.players[Number(target)]!;
    return inBattle(withCaptain(gone, target, { discard: joined(discard, { [String(card)]: 1 }) }), { shots: [...shots, ...shot] });
  },
  "event-taken": (view, { seat, cell, low, high, way }) => {
    const { sandwiches } = battleOf(view);
    const lines = way === "between" ? linesAround(view, Number(seat), String(cell)) : [];
    const { treasures, doubles, loot } = view.players[Number(seat)]!;
    const worth = 10 * Number(low) + Number(high); // as the view has it
    const richer = { treasures: treasures + 1, doubles: doubles + Number(low === high), loot: [...loot, worth] };
    const known = (line: Line): boolean => sandwiches.some(({ from, to }) => from === line.from && to === line.to);
    const more = lines.filter((line) => !known(line)).map((line) => ({ ...line, seat: Number(seat) }));
    return inBattle(withCaptain(withIsland(view, cell, { treasure: null }), seat, richer), {
      attack: null,
      shots: [],
      sandwiches: [...sandwiches, ...more],
    });
  },
  // the end
  "event-game-ended": (view) => ({ ...cleared(view), turn: null }),
  "event-tied": (view, { seat }) => {
    const vote = view.vote ?? { candidates: [], voted: [], mine: null };
    return { ...view, phase: "vote", vote: { ...vote, candidates: [...vote.candidates, Number(seat)] } };
  },
  "event-voted": (view, { seat }) =>
    view.vote ? { ...view, vote: { ...view.vote, voted: [...view.vote.voted, Number(seat)] } } : view,
  "event-own-vote": (view, { target }) => (view.vote ? { ...view, vote: { ...view.vote, mine: Number(target) } } : view),
};

export function battleOf(view: CaptainView): Battle {
  return view.battle ?? PEACE;
}

/** Whether a battle is being shown that is over at the table. */
export function isBattleShown(view: CaptainView, latest: CaptainView): boolean {
  return view.phase === "set-up" && (latest.phase !== "set-up" || latest.round !== view.round);
}

/** Dice that are told as "2 5", or as "none". */
function diceOf(told: unknown): number[] {
  return told === "none" ? [] : String(told).split(" ").map(Number);
}

/** The cell that an event is about. */
export function about(event: Says | null): string | null {
  return typeof event?.args.cell === "string" ? event.args.cell : null;
}

function withIsland(view: CaptainView, cell: unknown, change: Partial<Island>): CaptainView {
  const before = view.field[String(cell)] ?? { treasure: null, owner: null, card: null };
  return { ...view, field: { ...view.field, [String(cell)]: { ...before, ...change } } };
}

function withCaptain(view: CaptainView, seat: unknown, change: Partial<Captain>): CaptainView {
  return { ...view, players: view.players.map((captain, number) => (number === Number(seat) ? { ...captain, ...change } : captain)) };
}

function everyone(view: CaptainView, change: Partial<Captain>): CaptainView {
  return { ...view, players: view.players.map((captain) => ({ ...captain, ...change })) };
}

function inBattle(view: CaptainView, change: Partial<Battle>): CaptainView {
  return { ...view, battle: { ...battleOf(view), ...change } };
}

function diceEnded(view: CaptainView): CaptainView {
  return { ...everyone(view, { dice: [] }), phase: "set-up", turn: view.first, no_bell: null };
}

function joined(one: Cards, other: Cards): Cards {
  const sum = { ...one };
  for (const card of CARDS) if (other[card]) sum[card] = (sum[card] ?? 0) + other[card];
  return sum;
}

/** When the treasure is shared out, all attack cards go to the discard piles. */
function cleared(view: CaptainView): CaptainView {
  const { battle: _, ...peaceful } = view;
  const field = Object.fromEntries(Object.entries(view.field).map(([cell, island]) => [cell, { ...island, owner: null, card: null }]));
  const players = view.players.map((captain, seat) => {
    const mine = Object.values(view.field).filter(({ owner, card }) => owner === seat && card && card !== "face-down");
    return { ...captain, discard: mine.reduce((pile, { card }) => joined(pile, { [card as Card]: 1 }), captain.discard) };
  });
  return { ...peaceful, field, players };
}

function laidOut(view: CaptainView, rows: number, columns: number): CaptainView {
  return { ...view, rows, columns, field: {}, deck: 0 };
}

function rowLaid(view: CaptainView, row: number, treasures: number[][]): CaptainView {
  return treasures
    .slice(0, view.columns)
    .reduce((before, treasure, column) => withIsland(before, `${"abcde"[column]}${row}`, { treasure: treasure as Pair }), view);
}
