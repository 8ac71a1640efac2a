/** A game of Nozoku Dice as the server shows it, and how it looks after each event. */

import type { Says } from "../../lib/wire";
import { moved } from "./dice";
import type { Apprentice, Card, Dice, DieColour, NozokuView } from "./view.generated";

export type * from "./view.generated";

/** The view after an event. Null where only the server knows: how the cave fell, and the sides of a die just taken. */
export function foresee(view: NozokuView, { id, args }: Says): NozokuView | null {
  const seat = Number(args.seat);
  const colour = args.colour as DieColour;
  const number = Number(args.number);
  switch (id) {
    case "event-die-taken":
    case "event-rerolled":
      return null;
    case "event-most-common":
      return { ...view, cave: without(view.cave, number) };
    case "event-round-began":
      return { ...view, round: Number(args.round), starter: seat };
    case "event-turn-began":
      return { ...view, turn: seat };
    case "event-die-turned":
    case "event-die-rolled":
      return change(view, seat, ({ held }) => ({ held: moved(held, colour, Number(args.from), Number(args.to)) }));
    case "event-peeked":
      return change(view, seat, (player) => played(player, Number(args.card)));
    case "event-pile-taken-back":
    case "event-bonus-missed":
      return change(view, seat, takenBack);
    case "event-die-held":
      return { ...change(view, seat, ({ held }) => ({ held: moved(held, colour, null, number) })), taken: null };
    case "event-bonus-taken":
      return {
        ...change(view, seat, (player) => ({ ...takenBack(player), held: moved(player.held, colour, null, number) })),
        cave: moved(view.cave, colour, number, null),
      };
    case "event-number-chosen":
      return change(view, seat, () => ({ has_named: true }));
    default:
      return view;
  }
}

function change(view: NozokuView, seat: number, how: (player: Apprentice) => Partial<Apprentice>): NozokuView {
  return { ...view, players: view.players.map((player, other) => (other === seat ? { ...player, ...how(player) } : player)) };
}

function played({ hand, pile }: Apprentice, main: number): Partial<Apprentice> {
  return {
    hand: hand.filter((card) => card[0] !== main),
    pile: [...pile, ...hand.filter((card) => card[0] === main)].toSorted(byMain),
  };
}

function takenBack({ hand, pile }: Apprentice): Partial<Apprentice> {
  return { hand: [...hand, ...pile].toSorted(byMain), pile: [] };
}

function byMain(one: Card, other: Card): number {
  return one[0] - other[0];
}

/** The cave while the dice of one number are in the air. */
function without(cave: Dice, number: number): Dice {
  return Object.fromEntries(Object.entries(cave).map(([colour, counts]) => [colour, counts.with(number - 1, 0)]));
}
