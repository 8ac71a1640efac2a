import { describe, expect, it } from "vitest";
import { unlike } from "../src/lib/seats";

describe("a bot's name", () => {
  it("is its own", () => expect(unlike("Nell", ["Ann", "Bruno"])).toBe("Nell"));
  it("has a number where a person is called the same", () => expect(unlike("Nell", ["nell"])).toBe("Nell (2)"));
  it("has another where that is taken too", () => expect(unlike("Nell", ["nell", "Nell (2)"])).toBe("Nell (3)"));
});
