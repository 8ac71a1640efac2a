/** The goal of Casket as it is for me now, in one line. */

import type { Says } from "../../lib/wire";
import { dummysWay } from "./summary";
import type { CasketView } from "./view";

export function aim(view: CasketView, me: number | null): Says {
  const { captains } = view;
  const steps = me === null ? null : captains[me]!.to_go;
  if (me === null) return { id: "goal", args: {} };
  if (steps === null) return { id: "aim-off", args: {} };
  const others = captains.flatMap(({ to_go }, target) => (target === me || to_go === null ? [] : [{ theirs: to_go, target }]));
  const nearest = others.toSorted((one, other) => one.theirs - other.theirs)[0];
  const ofDummy = dummysWay(view);
  if (ofDummy !== null && ofDummy < Math.min(steps, nearest?.theirs ?? steps)) return { id: "aim-behind-dummy", args: { steps, theirs: ofDummy } };
  return nearest && nearest.theirs < steps ? { id: "aim-behind", args: { steps, ...nearest } } : { id: "aim-ahead", args: { steps } };
}
