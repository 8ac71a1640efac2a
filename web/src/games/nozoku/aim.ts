/** The goal of Nozoku Dice in one line, as it is now: which number of mine brings most, and who has more. */

import type { Says } from "../../lib/wire";
import type { NozokuView } from "./view";

export function aim({ step, players }: NozokuView, me: number | null): Says {
  if (me === null) return { id: "goal", args: {} };
  if (step === "name") return { id: "aim-name", args: {} };
  const best = players.map(({ worth }) => Math.max(...worth));
  const points = best[me]!;
  const others = best.map((most, target) => ({ most, target })).filter(({ target }) => target !== me);
  const rival = others.reduce((one, other) => (other.most > one.most ? other : one));
  return { id: "aim-gather", args: { ...rival, points, number: players[me]!.worth.lastIndexOf(points) + 1, behind: Number(rival.most > points) } };
}
