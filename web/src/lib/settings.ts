/** What a reader has set, remembered in the browser. */

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
  coached: string[]; // games whose first hints were seen
}

const KEY = "doubloon";
const FACTORS = { off: Infinity, slow: 0.7, normal: 1, fast: 2 };

export interface Browser {
  languages: readonly string[];
}

export function defaults(browser: Browser): Settings {
  return {
    language: preferred(browser.languages),
    theme: "dark",
    sound: true,
    speed: "normal",
    patterns: false,
    lefty: false,
    coached: [],
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
  const { language, theme, speed, coached } = found;
  if (LANGUAGES.includes(language as Language)) settings.language = language as Language;
  if (THEMES.includes(theme as Settings["theme"])) settings.theme = theme as Settings["theme"];
  if (SPEEDS.includes(speed as Settings["speed"])) settings.speed = speed as Settings["speed"];
  for (const name of ["sound", "patterns", "lefty"] as const)
    if (typeof found[name] === "boolean") settings[name] = found[name];
  if (Array.isArray(coached)) settings.coached = coached.filter((game) => typeof game === "string");
  return settings;
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
