/** Numbers and times as people read them. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left on a clock: 0:09, 12:30, 5 h, 2 d. */
export function clockText(ms: number): string {
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)} d`;
  if (ms >= 2 * HOUR) return `${Math.floor(ms / HOUR)} h`;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long ago, in the reader's language. */
export function agoText(ms: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  if (ms < MINUTE) return format.format(-Math.floor(ms / 1000), "second");
  if (ms < HOUR) return format.format(-Math.floor(ms / MINUTE), "minute");
  if (ms < DAY) return format.format(-Math.floor(ms / HOUR), "hour");
  return format.format(-Math.floor(ms / DAY), "day");
}

/** In Japanese a number stays on one line with what it counts. */
export function withCounters(text: string): string {
  return text.replace(/(\d) (?=[ぁ-鿿])/g, "$1\u00a0");
}
