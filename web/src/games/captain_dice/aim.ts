/** The goal of Captain Dice in one line, as it is now. */

import type { Says } from "../../lib/wire";
import type { CaptainView, Phase } from "./view";

const AIMS: Partial<Record<Phase, string>> = { "set-up": "aim-hide", battle: "aim-fight", treasure: "aim-fight", vote: "aim-vote" };

export function aim({ phase }: CaptainView): Says {
  return { id: AIMS[phase] ?? "aim-take", args: {} };
}
