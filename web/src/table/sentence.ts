/** The one sentence of the prompt bar. */

import type { Player } from "../lib/seats";
import type { Ending, Now, Says } from "../lib/wire";
import type { Words } from "../lib/words";
import { headline } from "./ending";

const OPTIONS_HEARD = 6;
const BROAD = 26; // for one line of a button

/** What a screen reader hears when something is wanted: the prompt, then what may be done. */
export function heardPrompt(now: Now, words: Words, tell: (says: Says) => string): string {
  const said = now.legal.slice(0, OPTIONS_HEARD).map(({ says }) => tell(says));
  const more = now.legal.length - said.length;
  const options = [...said, ...(more > 0 ? [words.say("heard-more", { more })] : [])].join("; ");
  const wanted = now.lesson ? heardLesson(now, tell) : now.prompt ? tell(now.prompt) : "";
  return [wanted, options && words.say("heard-options", { options })].join(" ").trim();
}

/** What a lesson says: what the last step brought, and what comes now. */
function heardLesson({ lesson }: Now, tell: (says: Says) => string): string {
  return [lesson?.told, lesson?.says].flatMap((says) => (says ? [tell(says)] : [])).join(" ");
}

/** What a screen reader hears at the end: who won, and my own place. */
export function heardEnding(ending: Ending, players: Player[], me: number | null, words: Words): string {
  const won = headline(ending, players, me, words);
  return me === null ? won : words.say("heard-place", { won, place: ending.ranks[me]!, players: players.length });
}

/** A button's text for at most two lines: what stands in brackets below, or both about equally broad. */
export function twoLines(text: string): string[] {
  const wide = text.indexOf("（");
  if (wide > 0) return [text.slice(0, wide), text.slice(wide)];
  const bracket = text.indexOf(" (");
  const spaces = bracket < 0 || bracket > BROAD ? [...text.matchAll(/ /g)].map(({ index }) => index) : [bracket];
  if (!spaces.length) return [text];
  const offMiddle = (at: number): number => Math.abs(2 * at + 1 - text.length);
  const middle = spaces.reduce((best, at) => (offMiddle(at) < offMiddle(best) ? at : best));
  return [text.slice(0, middle), text.slice(middle + 1)];
}

/** How broad a text is, in Latin letters: Japanese ones are twice as broad. */
export function breadth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2fff" ? 2 : 1), 0);
}

export function promptSentence(
  now: Now,
  me: number | null,
  standIn: boolean,
  players: Player[],
  words: Words,
  tell: (says: Says) => string,
): string {
  if (now.ending) return words.say("prompt-over", { how: headline(now.ending, players, me, words) });
  if (standIn) return words.say("prompt-stand-in");
  if (now.prompt) return tell(now.prompt);
  const others = now.actors.filter((seat) => seat !== me).map((seat) => players[seat]?.name ?? "");
  if (now.haste && others.length > 1) return words.say("prompt-haste");
  return words.say("prompt-wait", { names: new Intl.ListFormat(words.language, { type: "conjunction" }).format(others) });
}
