/** A verb with several arguments and many choices is chosen argument by argument: first how many, then of what. */

import type { Action, Choice } from "../lib/wire";

/** What several choices have in common: the verb and its first argument. */
export interface Shared {
  do: string;
  argument: string;
  value: Action[string];
}

const MANY = 48; // choices of one verb; more are not read one by one

/** The choices as they are offered: each by itself, or those that share an argument as one, until that is chosen. */
export function byArgument(choices: Choice[], chosen: Shared | null): (Choice | { shared: Shared })[] {
  if (chosen) return choices.filter(({ action }) => action.do === chosen.do && action[chosen.argument] === chosen.value);
  const counts = new Map<string, number>();
  for (const { action } of choices) counts.set(action.do, (counts.get(action.do) ?? 0) + 1);
  const offered: (Choice | { shared: Shared })[] = [];
  const seen = new Set<string>();
  for (const choice of choices) {
    const [argument, ...others] = Object.keys(choice.action).filter((key) => key !== "do");
    if (argument === undefined || !others.length || counts.get(choice.action.do)! <= MANY) {
      offered.push(choice);
      continue;
    }
    const shared = { do: choice.action.do, argument, value: choice.action[argument]! };
    const key = JSON.stringify(shared);
    if (!seen.has(key)) offered.push({ shared });
    seen.add(key);
  }
  return offered;
}
