/** The drawings of who sits at tables: a pirate's face, a person's flag. Each is a file of its own, fetched when it is seen. */

const FACES = import.meta.glob<string>("../faces/*.svg", { query: "?url", import: "default", eager: true });
const CLOTHS = import.meta.glob<string>("../flags/*.svg", { query: "?url", import: "default", eager: true });

const COINS = import.meta.glob<string>("../reactions/*.svg", { query: "?url", import: "default", eager: true });

const GOALS = import.meta.glob<string>("../games/*/goal.svg", { query: "?url", import: "default", eager: true });

/** What people can show of how they feel. */
export const REACTIONS = ["ahoy", "cheers", "laugh", "gasp", "grumble", "love"] as const;

/** The flags to choose from. */
export const FLAGS = Object.keys(CLOTHS).map((path) => path.slice("../flags/".length, -".svg".length));

/** The bots that a game's card offers, each with a pirate of that level to show it. */
export const FOES = [
  { level: "greenhorn", pirate: "pip" },
  { level: "mate", pirate: "nell" },
  { level: "captain", pirate: "ironbeard" },
] as const;
export const USUAL_FOE = "mate";

export function faceOf(pirate: string | null | undefined): string | undefined {
  return FACES[`../faces/${pirate}.svg`];
}

export function drawingOf(reaction: string | null): string | undefined {
  return COINS[`../reactions/${reaction}.svg`];
}

/** The drawing of what a game is about. */
export function goalOf(game: string): string | undefined {
  return GOALS[`../games/${game}/goal.svg`];
}

export function clothOf(flag: string | null | undefined): string | undefined {
  return CLOTHS[`../flags/${flag}.svg`];
}
