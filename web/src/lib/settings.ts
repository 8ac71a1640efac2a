/** What a reader has set, remembered in the browser. */

import { FLAGS, FOES } from "./crew";
import { LANGUAGES, type Language, preferred } from "./words";

export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
export const THEMES = ["system", "dark", "light"] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  sound: boolean;
  speed: (typeof SPEEDS)[number];
  patterns: boolean;
  lefty: boolean;
  text: boolean; // tables as text
  confirm: boolean; // what cannot be taken back is asked about once more
  reactions: boolean; // whether I see those of others
  remarks: boolean; // whether pirates have something to say
  guest: { name: string; flag: string; drawn: number }; // what I would be called as a guest: my words, or by lot
  foes: Record<string, string>; // the level of the bots that I play against, by game
  coached: string[]; // games whose first hints were seen
  learnt: string[]; // games whose lesson was played to its end
  won: string[]; // games that I have won once
}

const GUEST_NAMES = 12; // messages: guest-name

const KEY = "doubloon";
const FACTORS = { off: Infinity, slow: 0.7, normal: 1, fast: 2 };

export interface Browser {
  languages: readonly string[];
  lot: (sides: number) => number; // 0 to one less
}

export function defaults(browser: Browser): Settings {
  return {
    language: preferred(browser.languages),
    theme: "system",
    sound: true,
    speed: "normal",
    patterns: false,
    lefty: false,
    text: false,
    confirm: false,
    reactions: true,
    remarks: true,
    guest: { name: "", flag: FLAGS[browser.lot(FLAGS.length)]!, drawn: browser.lot(GUEST_NAMES) },
    foes: {},
    coached: [],
    learnt: [],
    won: [],
  };
}

/** What was kept, as far as it still makes sense. */
export function read(kept: string | null, browser: Browser): Settings {
  const settings = defaults(browser);
  let found: Partial<Record<keyof Settings, unknown>>;
  try {
    found = JSON.parse(kept ?? "{}") ?? {};
  } catch {
    return settings;
  }
  const { language, theme, speed, foes } = found;
  if (LANGUAGES.includes(language as Language)) settings.language = language as Language;
  if (THEMES.includes(theme as Settings["theme"])) settings.theme = theme as Settings["theme"];
  if (SPEEDS.includes(speed as Settings["speed"])) settings.speed = speed as Settings["speed"];
  for (const name of ["sound", "patterns", "lefty", "text", "confirm", "reactions", "remarks"] as const)
    if (typeof found[name] === "boolean") settings[name] = found[name];
  settings.guest = { ...settings.guest, ...guestOf(found.guest) };
  if (foes && typeof foes === "object")
    settings.foes = Object.fromEntries(Object.entries(foes).filter(([, level]) => FOES.some((foe) => foe.level === level)));
  for (const name of ["coached", "learnt", "won"] as const) {
    const games = found[name];
    if (Array.isArray(games)) settings[name] = games.filter((game) => typeof game === "string");
  }
  return settings;
}

function guestOf(kept: unknown): Partial<Settings["guest"]> {
  const { name, flag, drawn } = (kept ?? {}) as Record<string, unknown>;
  return {
    ...(typeof name === "string" && { name: name.slice(0, 30) }),
    ...(FLAGS.includes(flag as string) && { flag: flag as string }),
    ...(typeof drawn === "number" && drawn >= 0 && drawn < GUEST_NAMES && { drawn }),
  };
}

export function load(browser: Browser): Settings {
  return read(storage()?.getItem(KEY) ?? null, browser);
}

export function keep(settings: Settings): void {
  storage()?.setItem(KEY, JSON.stringify(settings));
}

export function speedFactor(settings: Settings): number {
  return FACTORS[settings.speed];
}

/** Browsers that keep nothing still play. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
