import { describe, expect, it } from "vitest";
import type { Player } from "../src/lib/seats";
import type { Ending, Says } from "../src/lib/wire";
import { Words } from "../src/lib/words";
import { headline, lastWords } from "../src/table/ending";
import english from "../src/words/en.ftl?raw";

const words = new Words("en", "", english);
const players = ["Ann", "Bo", "Cy"].map((name, seat) => ({ seat, name }) as Player);

function said(me: number | null, winners: number[], decided = true): string {
  return headline({ ranks: [1, 2, 3], scores: [0, 0, 0], winners, decided, secret: "" } satisfies Ending, players, me, words);
}

describe("the headline of a game that is over", () => {
  it("names who won", () => expect(said(0, [1])).toBe("Bo wins"));
  it("names all who share the win", () => expect(said(null, [0, 2])).toBe("Ann, Cy share the first place"));
  it("tells a winner so", () => expect(said(1, [1])).toBe("You win!"));
  it("says that nobody won where the limit ended it, whoever is ahead", () => expect(said(0, [], false)).toBe("Nobody wins"));
  it("says that no player won where somebody else did", () => expect(said(0, [])).toBe("No player wins"));
});

describe("the last words of a game", () => {
  const event = (id: string, seat: number): Says => ({ id, args: { seat } });
  it("are its last event", () => expect(lastWords([event("event-sailed", 0), event("event-won", 0)])).toEqual([event("event-won", 0)]));
  it("are one for each winner", () => {
    const won = [event("event-won", 0), event("event-won", 2)];
    expect(lastWords([event("event-sailed", 0), ...won])).toEqual(won);
  });
  it("begin with why it is over, where the game says that before", () => {
    const ended = event("event-game-ended", 0);
    expect(lastWords([ended, event("event-put-away", 0), event("event-won", 1)], "event-game-ended")).toEqual([ended, event("event-won", 1)]);
  });
  it("are none where nothing is known", () => expect(lastWords([])).toEqual([]));
});
