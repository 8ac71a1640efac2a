import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readReplay, verify } from "../src/lib/verify";

const SECRET = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const PUBLISHED = createHash("sha256").update(SECRET).digest("hex");

function entropy(number: number): bigint {
  return createHmac("sha256", SECRET).update(String(number)).digest().readBigUInt64BE();
}

function replay(entropies: bigint[], seed = entropy(0) >> 1n): string {
  const moves = entropies.map((word) => `[0, {"do": "end"}, ${word}]`).join(", ");
  return `{"format": 1, "seed": ${seed}, "options": {"board": "spiral"}, "moves": [${moves}], "secret": "${SECRET.toString("hex")}"}`;
}

describe("fair dice", () => {
  it("are proven by the secret, the seed and every move", async () => {
    expect(await verify(replay([entropy(1), entropy(2)]), PUBLISHED)).toEqual({
      secretMatches: true,
      seedMatches: true,
      wrongMove: null,
      moves: 2,
    });
  });

  it("name the first move whose chance is another", async () => {
    expect((await verify(replay([entropy(1), entropy(2) ^ 1n, entropy(3)]), PUBLISHED)).wrongMove).toBe(2);
  });

  it("need the published hash and the seed that comes from the secret", async () => {
    expect((await verify(replay([]), "0".repeat(64))).secretMatches).toBe(false);
    expect((await verify(replay([], 7n), PUBLISHED)).seedMatches).toBe(false);
  });

  it("are read to the last of their 64 bits", () => {
    const file = readReplay(replay([18446744073709551615n, 12n]));
    expect(file.entropies).toEqual([18446744073709551615n, 12n]);
  });
});
