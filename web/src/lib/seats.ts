/** Who is who: every seat has a colour, a symbol and, for those who want it, a pattern. Colour never stands alone. */

export type Colour = "red" | "blue" | "green" | "yellow" | "orange" | "white" | "black" | "purple";

/** `ink` is the colour of marks upon it. */
export const COLOURS: Record<Colour, { fill: string; ink: string; edge: string }> = {
  red: { fill: "#d64550", ink: "#ffffff", edge: "#5c1219" },
  blue: { fill: "#3d7dd8", ink: "#ffffff", edge: "#10305f" },
  green: { fill: "#1f9d6b", ink: "#ffffff", edge: "#06402a" },
  yellow: { fill: "#f2c84b", ink: "#2a2018", edge: "#6b4f08" },
  orange: { fill: "#f0883e", ink: "#2a2018", edge: "#6b3208" },
  white: { fill: "#f7f7f2", ink: "#2a2018", edge: "#55606a" },
  black: { fill: "#1d1d24", ink: "#f7f7f2", edge: "#9fb4c2" },
  purple: { fill: "#8e5bd0", ink: "#ffffff", edge: "#3a1a66" },
};

export const SYMBOLS = ["anchor", "star", "crescent", "wave", "sun", "diamond"] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** Each symbol as a path in a box from -10 to 10. */
export const SYMBOL_PATHS: Record<Symbol, string> = {
  anchor:
    "M0-9.5a2.9 2.9 0 0 1 1.3 5.5v1.2h3.4v2.3H1.3v6.6c2.4-.4 4.3-1.7 5-3.6l-1.6.3 2.7-4.6 2.4 4.8-1.6-.3C7.5 6.8 4.3 9.5 0 9.5S-7.5 6.8-8.2 2.6l-1.6.3 2.4-4.8 2.7 4.6-1.6-.3c.7 1.9 2.6 3.2 5 3.6V-.5h-3.4v-2.3h3.4V-4A2.9 2.9 0 0 1 0-9.5Zm0 1.9a1.05 1.05 0 1 0 0 2.1 1.05 1.05 0 0 0 0-2.1Z",
  star: "M0-9.5 2.6-3.2 9.3-2.7 4.2 1.7 5.8 8.3 0 4.8-5.8 8.3-4.2 1.7-9.3-2.7-2.6-3.2Z",
  crescent: "M3.5-9A9.3 9.3 0 1 0 8.9 4.7 7.6 7.6 0 0 1 3.5-9Z",
  wave: "M-9.5 0C-7.5-5-4.3-6.5-.8-4.2 1.5-2.7 3-1.5 4.4-3.1 5.2-4.1 4.5-5.4 3-5.3 4.4-8 9.3-7.4 9.5-2.8 9.7 3 4.9 7.8-1.5 7.8-5.6 7.8-8.8 5-9.5 0Z",
  sun: "M0-4.6A4.6 4.6 0 1 1 0 4.6 4.6 4.6 0 0 1 0-4.6ZM-1.1-9.6h2.2l-.4 3.5h-1.4ZM-1.1 9.6h2.2l-.4-3.5h-1.4ZM9.6-1.1v2.2l-3.5-.4v-1.4ZM-9.6-1.1v2.2l3.5-.4v-1.4ZM6-7.6 7.6-6 4.8-3.8l-1-1ZM-6 7.6-7.6 6l2.8-2.2 1 1ZM7.6 6 6 7.6 3.8 4.8l1-1ZM-7.6-6-6-7.6l2.2 2.8-1 1Z",
  diamond: "M0-9.5 7.5 0 0 9.5-7.5 0Z",
};

/** Each pattern as strokes in a tile of 8 by 8. */
export const PATTERNS: Record<Symbol, string> = {
  anchor: "M0 4H8",
  star: "M4 0V8M0 4H8",
  crescent: "M0 8 8 0",
  wave: "M0 0 8 8",
  sun: "M0 0 8 8M0 8 8 0",
  diamond: "M2 4h.01M6 0h.01M6 8h.01",
};

/** A seat as everything at the table draws it. */
export interface Player {
  seat: number;
  name: string;
  colour: Colour;
  symbol: Symbol;
  bot: boolean; // a bot plays, also in a person's place
  person: boolean; // the seat is a person's
  you: boolean;
  level: string | null; // of the bot that plays
  pirate: string | null; // who that is, unless it plays on for a person
  flag: string | null; // of a person
  who?: string | null; // the id of a person's profile
}

export function symbolOf(seat: number): Symbol {
  return SYMBOLS[seat % SYMBOLS.length]!;
}

/** A bot's name, with a number where somebody before it has the same: people may call themselves like a pirate. */
export function unlike(name: string, others: string[]): string {
  const taken = others.map((other) => other.toLowerCase());
  let number = 1;
  const numbered = (): string => (number === 1 ? name : `${name} (${number})`);
  while (taken.includes(numbered().toLowerCase())) number += 1;
  return numbered();
}
