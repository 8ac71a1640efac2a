/** The numbered choices: what I may do, several moves in a row that are one choice, or what many choices have in common. */

import type { Action, Choice, Now, Says } from "../lib/wire";
import type { Words } from "../lib/words";
import { byArgument, type Shared } from "../table/by_argument";

export interface Offer {
  text: string;
  actions: Action[]; // one after the other; none where more is to be chosen
  choice?: Choice; // where it is one that the server offers
  opens?: Shared;
}

export function offersOf({ legal, longer = [] }: Pick<Now, "legal" | "longer">, chosen: Shared | null, words: Words, tell: (says: Says) => string): Offer[] {
  const offered = byArgument(legal, chosen).map((choice): Offer => {
    if (!("shared" in choice)) return { text: tell(choice.says), actions: [choice.action], choice };
    return { text: common(choice.shared, words), actions: [], opens: choice.shared };
  });
  return chosen ? offered : [...offered, ...longer.map(({ actions, says }) => ({ text: tell(says), actions }))];
}

function common({ do: verb, argument, value }: Shared, words: Words): string {
  const own = `action-${verb}-${argument}`;
  return words.has(own) ? words.say(own, { [argument]: value }) : words.say("in-common", { argument, value: String(value) });
}
