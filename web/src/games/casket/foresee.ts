/** How the table looks after each event, so that the events of one step are seen one by one. The server has the last word. */

import type { Says } from "../../lib/wire";
import type { Captain, CasketView, Dummy, Earned, Earning, Fighter, Ground, How, Memory, NaturalSide, Roll, Row, Square, Suit, Try } from "./view";

type Args = Says["args"];
type Change = (view: CasketView, args: Args) => CasketView;

export function foresee(view: CasketView, { id, args }: Says): CasketView {
  return CHANGES[id]?.(view, args) ?? view;
}

/** The server's view, with the dice that the page remembers; the last trick lies there until the next card is laid. */
export function settle(view: CasketView, shown: CasketView): CasketView {
  const memory = memoryOf(shown);
  if (memory.battle !== view.battle && view.phase !== "over") return view;
  return { ...view, memory: { ...memory, trick: lastTrick(view) } };
}

export function memoryOf(view: CasketView): Memory {
  return view.memory ?? { battle: view.battle, trick: lastTrick(view), rolls: {}, rolled: 0 };
}

/** The fight that has just ended, as the server keeps it for who comes later; null once another battle or card began. */
function lastTrick(view: CasketView): Memory["trick"] {
  if (!view.last_fight?.lies) return null;
  return { rows: view.last_fight.table.map((row) => ({ ...row, waits: null })), winner: view.last_fight.winner, how: view.last_fight.how };
}

const CHANGES: Record<string, Change> = {
  "event-dealer-rolled": (view, args) => withRoll(view, seatOf(args), args.colour as Ground, "deal", args),
  "event-battle-began": (view, args) => ({
    ...view,
    battle: Number(args.battle),
    fights: Number(args.fights),
    fight: 1,
    dealer: seatOf(args),
    table: [],
    led: null,
    captains: view.captains.map((captain) => ({ ...captain, bid: null, hindsight: null, won: 0, cards: Number(args.fights), points: 0, lot: null })),
    memory: { ...memoryOf(view), battle: Number(args.battle), trick: null },
  }),
  "event-bid-made": (view, args) => clearTable(withCaptain(view, seatOf(args), { bid: Number(args.bid) })),

  "event-bid-forced": (view, args) => clearTable(withCaptain(view, seatOf(args), { bid: Number(args.bid) })),
  "event-had-to-play": (view, args) => layNatural({ ...view, trying: null }, seatOf(args), args),
  "event-played": (view, args) => layNatural(view, seatOf(args), args),
  "event-dummy-played": (view, args) => layNatural(view, "dummy", args),
  "event-house-played": (view, args) => layNatural(view, "house", args),
  "event-tried": (view, args) => ({
    ...clearTable(view),
    turn: seatOf(args),
    trying: { who: seatOf(args), ...cardOf(args), cost: Number(args.cost), special: 0, points: 0, rolled: false } as Try,
  }),
  "event-rolled": (view, args) => {
    const rolled = withRoll(view, seatOf(args), args.colour as Ground, "try", args);
    return withTry(withCaptain(rolled, seatOf(args), { luck: Number(args.luck) }), { points: Number(args.pips), rolled: true });
  },
  "event-luck-stood-in": (view, args) => withTry(withCaptain(view, seatOf(args), { luck: Number(args.luck) }), { points: 1 }),
  "event-luck-added": (view, args) =>
    withTry(withCaptain(view, seatOf(args), { luck: Number(args.luck) }), { points: Number(args.pips) }),
  "event-luck-rerolled": (view, args) => withCaptain(view, seatOf(args), { luck: Number(args.luck) }),
  "event-try-failed": (view) => ({ ...view, trying: null }),
  "event-try-worked": tryWorked,
  "event-fog-raised": (view, args) => layTried(view, seatOf(args), { counts: "fog" }),
  "event-fog-declined": (view, args) => layTried(view, seatOf(args), { counted: Number(args.value) }),
  "event-luck-kept": (view, args) => layTried(view, seatOf(args), {}),
  "event-luck-replaced": (view, args) => layNatural({ ...view, trying: null }, seatOf(args), args),

  "event-roll-off-rolled": (view, args) => withRoll(view, seatOf(args), args.colour as Ground, "roll-off", args),
  "event-roll-off-dummy": (view, args) => withRoll(view, "dummy", args.colour as Ground, "roll-off", args),
  "event-fight-won": (view, args) => endFight(withCaptain(view, seatOf(args), { won: Number(args.won) }), seatOf(args), args),
  "event-fight-won-by-dummy": (view, args) => endFight(withDummy(view, { won: Number(args.won) }), "dummy", args),
  "event-fight-won-by-house": (view, args) => endFight(view, "house", args),
  "event-stole": (view, args) => passCards(view, targetOf(args), seatOf(args)),
  "event-gave": (view, args) => passCards(view, seatOf(args), targetOf(args)),
  "event-mutiny-rolled": (view, args) => withRoll(view, seatOf(args), args.colour as Ground, "mutiny", args),
  "event-mutiny-won": (view, args) => ({
    ...view,
    chairs: view.chairs.map((seat) => (seat === args.seat ? targetOf(args) : seat === args.target ? seatOf(args) : seat)),
  }),
  "event-stole-from-dummy": (view, args) => {
    const kept = view.dummy?.hand.filter(({ suit, value }) => suit !== args.suit || value !== args.value) ?? [];
    return withCards(withDummy(view, { hand: kept, cards: kept.length }), seatOf(args), 1);
  },
  "event-gave-to-dummy": (view, args) => withCards(withDummy(view, { cards: (view.dummy?.cards ?? 0) + 1 }), seatOf(args), -1),
  "event-mutiny-rolled-by-dummy": (view, args) => withRoll(view, "dummy", args.colour as Ground, "mutiny", args),
  "event-fights-taken-from-dummy": (view, args) => {
    const fights = Number(args.fights);
    const less = withDummy(view, { won: (view.dummy?.won ?? fights) - fights });
    return withCaptain(less, seatOf(args), { won: view.captains[seatOf(args)]!.won + fights });
  },
  "event-fights-taken": (view, args) => {
    const fights = Number(args.fights);
    const less = withCaptain(view, targetOf(args), { won: view.captains[targetOf(args)]!.won - fights });
    return withCaptain(less, seatOf(args), { won: view.captains[seatOf(args)]!.won + fights });
  },

  "event-looked-back": (view, args) => withCaptain(view, seatOf(args), { hindsight: Number(args.counted) }),
  "event-earned": (view, args) => withEarned(view, args),
  "event-dummy-earned": (view, args) => withDummyEarned(view, args),
  "event-lot-drawn": (view, args) => withCaptain(view, seatOf(args), { lot: Number(args.lot) }),
  "event-bought": (view, args) => withCaptain(view, seatOf(args), { points: Number(args.points) }),
  "event-entered": (view, args) => withCaptain(view, seatOf(args), { square: squareOf(args), points: Number(args.left) }),
  "event-stepped": (view, args) => withCaptain(view, seatOf(args), { square: squareOf(args), points: Number(args.left) }),
  "event-stopped": (view, args) => withCaptain(view, seatOf(args), { points: 0 }),
  "event-blocked": (view, args) => withCaptain(view, seatOf(args), { points: 0 }),
  "event-dummy-entered": (view, args) => withDummy(view, { square: squareOf(args) }),
  "event-dummy-stepped": (view, args) => withDummy(view, { square: squareOf(args) }),
  "event-accelerated": (view, args) => ({ ...view, map: { ...view.map, crossed: Number(args.point) } }),
  "event-won": (view, args) => ({ ...view, winner: seatOf(args) }),
  "event-dummy-won": (view) => ({ ...view, winner: "dummy" }),
};

// What events say

const seatOf = (args: Args): number => Number(args.seat);
const targetOf = (args: Args): number => Number(args.target);
const cardOf = (args: Args): NaturalSide => ({ suit: args.suit as Suit, value: Number(args.value) });
const squareOf = (args: Args): Square => [Number(args.column), Number(args.row)];

// Parts of a view

function withCaptain(view: CasketView, seat: number, change: Partial<Captain>): CasketView {
  return { ...view, captains: view.captains.map((captain, number) => (number === seat ? { ...captain, ...change } : captain)) };
}

function withDummy(view: CasketView, change: Partial<Dummy>): CasketView {
  return view.dummy ? { ...view, dummy: { ...view.dummy, ...change } } : view;
}

function withTry(view: CasketView, change: Partial<CasketView["trying"]>): CasketView {
  return view.trying ? { ...view, trying: { ...view.trying, ...change } } : view;
}

function withRoll(view: CasketView, who: Fighter, ground: Ground, why: Roll["why"], args: Args): CasketView {
  const memory = memoryOf(view);
  const count = memory.rolled + 1;
  const roll: Roll = { ground, face: Number(args.face), second: Number(args.second), why, count };
  const others = Object.values(memory.rolls).every((other) => other?.why === why) ? memory.rolls : {};
  return { ...view, memory: { ...memory, rolled: count, rolls: { ...others, [who]: roll } } };
}

// Cards on the table

/** After a fight has ended its cards lie there until something new begins. */
function clearTable(view: CasketView): CasketView {
  const memory = memoryOf(view);
  if (!memory.trick) return { ...view, memory: { ...memory, rolls: {} } };
  return { ...view, table: [], led: null, memory: { ...memory, trick: null, rolls: {} } };
}

function layNatural(view: CasketView, who: Fighter, args: Args): CasketView {
  const card = cardOf(args);
  return lay(view, { ...card, who, counts: "natural", counted: card.value, waits: null } as Row);
}

function layTried(view: CasketView, who: Fighter, change: Partial<Row>): CasketView {
  if (!view.trying) return view;
  const { suit, value, special } = view.trying;
  const row = { suit, value, who, counts: "universal", counted: special, waits: null, ...change } as Row;
  return lay({ ...view, trying: null }, row);
}

function lay(view: CasketView, row: Row): CasketView {
  const before = memoryOf(view).trick ? clearTable(view) : view;
  const after = { ...before, table: [...before.table, row], led: before.led ?? (row.counts === "trump" ? "trump" : row.suit) };
  if (row.who === "house") return after;
  if (row.who === "dummy") return withDummy(after, { cards: Math.max(0, (after.dummy?.cards ?? 1) - 1) });
  const captain = after.captains[row.who]!;
  const hand = captain.hand.filter((card) => card.suit !== row.suit || card.value !== row.value);
  return withCaptain(after, row.who, { cards: Math.max(0, captain.cards - 1), hand });
}

/** Fog and Luck ask once more before the card is laid. */
function tryWorked(view: CasketView, args: Args): CasketView {
  const { feature, kind } = args;
  const known = withTry(view, { special: Number(args.value) });
  if (feature === "fog" || feature === "luck") return known;
  const waits = feature === "thief" || feature === "mutiny" ? feature : null;
  const laid = layTried(known, seatOf(args), { counts: kind === "trump" ? "trump" : "universal", waits });
  return feature === "blessed" ? withCaptain(laid, seatOf(args), { blessed: true }) : laid;
}

function endFight(view: CasketView, winner: Fighter, args: Args): CasketView {
  const how = args.how as How;
  const last_fight = { table: view.table, winner, how, lies: true };
  return { ...view, last_fight, memory: { ...memoryOf(view), trick: { rows: view.table, winner, how } } };
}

// What a battle brought

/** Captains are told one after another; what the first of them earned begins a new list. */
function withEarned(view: CasketView, args: Args): CasketView {
  const { bid, counted, won, points } = args;
  const how = args.how as Earning;
  const earned: Earned = { bid: Number(bid), counted: Number(counted), won: Number(won), points: Number(points), how };
  const before = view.last_battle?.battle === view.battle ? view.last_battle.captains : [];
  const captains = [...before.slice(0, seatOf(args)), earned];
  const seen = withCaptain(view, seatOf(args), { points: earned.points, diagonals: how === "made" || how === "halved" });
  return { ...seen, last_battle: { battle: view.battle, captains, dummy: null } };
}

function withDummyEarned(view: CasketView, args: Args): CasketView {
  if (!view.last_battle) return view;
  return { ...view, last_battle: { ...view.last_battle, dummy: { won: Number(args.won), points: Number(args.points) } } };
}

function passCards(view: CasketView, from: number, to: number): CasketView {
  return withCards(withCards(view, from, -1), to, 1);
}

function withCards(view: CasketView, seat: number, more: number): CasketView {
  return withCaptain(view, seat, { cards: view.captains[seat]!.cards + more });
}
