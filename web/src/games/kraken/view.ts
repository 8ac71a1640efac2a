/** A game of Kraken as the server shows it, and how it looks after each event. */

import type { Says } from "../../lib/wire";
import type { KrakenView, Mood, Ship } from "./view.generated";

export type * from "./view.generated";

/** The view after an event, so that the events of one step are seen one by one. The server's view has the last word. */
export function foresee(view: KrakenView, { id, args }: Says): KrakenView {
  const seat = Number(args.seat);
  switch (id) {
    case "event-sailed":
      return { ...withShip(view, seat, { space: Number(args.to) }), points: Number(args.left) };
    case "event-pushed":
      return withShip(view, seat, { space: Number(args.to) });
    case "event-dial-moved":
      return { ...view, segment: Number(args.segment), mood: args.mood as Mood };
    case "event-pillar-rose":
    case "event-pillar-hit":
      return withPillar(view, Number(args.space), Number(args.points));
    case "event-pillar-fell":
      return withPillar(view, Number(args.space), 0);
    case "event-treasure-taken":
    case "event-treasure-stolen":
      return { ...view, treasure: seat };
    case "event-ship-gripped":
      return withShip(view, seat, { gripped: true });
    case "event-attack-won":
      return withShip(view, Number(args.target), { bruises: view.ships[Number(args.target)]!.bruises + 1 });
    case "event-turn-began":
      return { ...view, turn: seat, round: Number(args.round) };
    case "event-points-rolled":
    case "event-points-gripped":
      return { ...withShip(view, seat, { bruises: 0, gripped: false }), points: Number(args.points) };
    default:
      return view;
  }
}

function withShip(view: KrakenView, seat: number, change: Partial<Ship>): KrakenView {
  return { ...view, ships: view.ships.map((ship, number) => (number === seat ? { ...ship, ...change } : ship)) };
}

function withPillar(view: KrakenView, space: number, points: number): KrakenView {
  return { ...view, pillars: view.pillars.map((pillar) => (pillar.space === space ? { space, points } : pillar)) };
}

/** The spaces and ships that an event is about. */
export function about(event: Says | null): { spaces: number[]; seats: number[] } {
  const numbers = (...names: string[]): number[] =>
    names.flatMap((name) => (typeof event?.args[name] === "number" ? [event.args[name]] : []));
  return { spaces: numbers("space", "from", "to"), seats: numbers("seat", "target") };
}
