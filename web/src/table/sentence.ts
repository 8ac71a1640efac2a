/** The one sentence of the prompt bar. */

import type { Now, Says } from "../lib/wire";
import type { Words } from "../lib/words";

export function promptSentence(
  now: Now,
  me: number | null,
  standIn: boolean,
  names: string[],
  words: Words,
  tell: (says: Says) => string,
): string {
  if (now.status === "over") return words.say("prompt-over");
  if (standIn) return words.say("prompt-stand-in");
  if (now.prompt) return tell(now.prompt);
  const others = now.actors.filter((seat) => seat !== me).map((seat) => names[seat] ?? "");
  if (now.haste && others.length > 1) return words.say("prompt-haste");
  return words.say("prompt-wait", { names: new Intl.ListFormat(words.language, { type: "conjunction" }).format(others) });
}
