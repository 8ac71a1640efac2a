/** How a game ended, in words: who won, and why. */

import type { GameClient } from "../games/client";
import type { Player } from "../lib/seats";
import type { Ending, Says } from "../lib/wire";
import type { Words } from "../lib/words";

/** The first rank alone is no win: a game that came to its limit was won by nobody. */
export function headline(ending: Ending, players: Player[], me: number | null, words: Words): string {
  const winners = players.filter(({ seat }) => ending.winners.includes(seat));
  if (!winners.length) return words.say(ending.decided ? "end-table-won" : "end-nobody");
  if (winners.some(({ seat }) => seat === me)) return words.say("end-you-won");
  return words.say("end-won", { name: winners.map(({ name }) => name).join(", "), count: winners.length });
}

/** How far apart it was: what the game says, or how many points the next one has less; where nobody won, by what it ranks. */
export function apart(client: Pick<GameClient, "apart" | "order">, view: unknown, ending: Ending): Says | null {
  if (!ending.winners.length) return client.order?.(view) ?? null;
  if (client.apart) return client.apart(view, ending);
  const others = ending.scores.flatMap((score, seat) => (ending.winners.includes(seat) ? [] : [{ score, seat }]));
  const next = others.toSorted((one, other) => other.score - one.score)[0];
  if (!next || ending.winners.length > 1) return null;
  return { id: "ended-by", args: { target: next.seat, by: ending.scores[ending.winners[0]!]! - next.score } };
}

/** The game's own last words: why it is over, where that is an event of its own, and a sentence for each winner. */
export function lastWords(history: Says[], ends?: string): Says[] {
  const last = history.at(-1);
  const before = history.findLastIndex(({ id }) => id !== last?.id);
  const why = history.slice(0, before + 1).findLast(({ id }) => id === ends);
  return [...(why ? [why] : []), ...history.slice(before + 1)];
}
