/** What the whole page knows: who reads, what they have set, and the words in their language. */

import { api, type Me, Problem } from "./lib/api";
import { keep, load, type Settings, speedFactor } from "./lib/settings";
import { soundOn } from "./lib/sound";
import { type Language, Words } from "./lib/words";
import english from "./words/en.ftl?raw";
import japanese from "./words/ja.ftl?raw";

const PAGE_WORDS: Record<Language, string> = { en: english, ja: japanese };
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const bright = matchMedia("(prefers-color-scheme: light)");
const kept = new Map<string, Promise<string>>(); // catalogues, each asked for once

class App {
  settings = $state<Settings>(load({ languages: navigator.languages, lot: (sides) => Math.floor(Math.random() * sides) }));
  me = $state<Me | null>(null);
  words = $state.raw<Words>(new Words("en", english));
  trouble = $state<string | null>(null);
  still = $state(calm.matches);
  bright = $state(bright.matches);
  met = this.introduce(); // done when the server has said who I am

  constructor() {
    calm.addEventListener("change", () => (this.still = calm.matches));
    bright.addEventListener("change", () => (this.bright = bright.matches));
  }

  /** What a guest is called who gave no name. */
  get guestName(): string {
    return this.words.say("guest-name", { number: this.settings.guest.drawn });
  }

  /** What a stranger brings to a first table. */
  get guest(): { guest: string; flag: string } {
    const { name, flag } = this.settings.guest;
    return { guest: name.trim() || this.guestName, flag };
  }

  /** How fast things are shown: Infinity is at once. */
  get speed(): number {
    return this.settings.text ? Infinity : speedFactor(this.settings);
  }

  /** Let the document follow the settings. */
  apply(): void {
    const root = document.documentElement;
    const { language, theme, speed, sound } = this.settings;
    root.lang = language;
    root.dataset.theme = theme === "system" ? (this.bright ? "light" : "dark") : theme;
    root.dataset.motion = this.still || speed === "off" ? "still" : "lively";
    soundOn(sound);
    keep($state.snapshot(this.settings) as Settings);
  }

  /** A text of a game that comes in several languages, in the reader's. */
  inMyLanguage(texts: Record<string, string>): string {
    return texts[this.settings.language] ?? Object.values(texts)[0] ?? "";
  }

  async readWords(): Promise<void> {
    const language = this.settings.language;
    this.words = new Words(language, PAGE_WORDS[language]);
    const server = await catalogue(`server ${language}`, () => api.serverWords(language));
    if (language === this.settings.language) this.words = new Words(language, PAGE_WORDS[language], server);
  }

  /** The words of a game, and of its lesson where it is learnt, then the page's and the server's. */
  async gameWords(game: string, lesson = false): Promise<Words> {
    const language = this.settings.language;
    const [ours, taught, server] = await Promise.all([
      catalogue(`${game} ${language}`, () => api.gameWords(game, language)),
      lesson ? catalogue(`lesson ${game} ${language}`, () => api.lessonWords(game, language)) : "",
      catalogue(`server ${language}`, () => api.serverWords(language)),
    ]);
    return new Words(language, ours, taught, PAGE_WORDS[language], server);
  }

  /** Ask anew who I am: one after the other, so that what the server said last is what is known. */
  meet(): Promise<void> {
    this.met = this.met.catch(() => undefined).then(() => this.introduce());
    return this.met;
  }

  private async introduce(): Promise<void> {
    this.me = await api.me();
  }

  /** Have a name: the one that is known, or a guest's. */
  async beSomebody(): Promise<Me> {
    await this.met.catch(() => this.meet());
    this.me ??= await api.becomeGuest(this.guest.guest, this.guest.flag);
    return this.me;
  }

  /** Do something, and say what is wrong if it is refused; it stays said when something else succeeds meanwhile. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.trouble = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = this.reason(error);
      return false;
    }
  }

  reason(error: unknown): string {
    if (!(error instanceof Problem)) throw error;
    return this.words.has(error.says.id) ? this.words.say(error.says.id, error.says.args) : error.message;
  }
}

function catalogue(name: string, read: () => Promise<string>): Promise<string> {
  let found = kept.get(name);
  if (!found) {
    found = read();
    found.catch(() => kept.delete(name));
    kept.set(name, found);
  }
  return found;
}

export const app = new App();
