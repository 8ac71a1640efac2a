/** Words in the reader's language: Project Fluent catalogues of the page, of the server and of the games. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { withCounters } from "./format";
import type { Argument, Says } from "./wire";

export const LANGUAGES = ["en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

const SEATS = ["seat", "target"];

export class Words {
  private readonly bundles: FluentBundle[];

  /** The first catalogue that has a message says it. */
  constructor(
    readonly language: Language,
    ...catalogues: string[]
  ) {
    this.bundles = catalogues.map((text) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      return bundle;
    });
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** The text of a message; its id where no catalogue has it, so that a gap is seen. */
  say(id: string, args: Record<string, Argument> = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return withCounters(bundle.formatPattern(pattern, args, []));
    }
    return id;
  }

  /** The number of the rule that a message is about; null where it is about none. */
  rule(id: string): string | null {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      if (message) return message.attributes.rule ? bundle.formatPattern(message.attributes.rule, {}, []) : null;
    }
    return null;
  }

  /** The text of a message from the server, with the players' names for their seats; `$you` says where the reader's own is. */
  tell(says: Says, names: readonly string[], me: number | null = null): string {
    const named = Object.entries(says.args).map(([key, value]) => [
      key,
      SEATS.includes(key) ? (names[Number(value)] ?? String(value)) : value,
    ]);
    const you = me === null ? undefined : SEATS.find((key) => says.args[key] === me);
    return this.say(says.id, { ...Object.fromEntries(named), you: you ?? "nobody" });
  }
}

/** The best of our languages for what the browser prefers. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
