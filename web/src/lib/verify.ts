/** Fair dice, checked in the page: the same steps as src/doubloon/engine/fairness.py, with the browser's own cryptography. */

export interface Proven {
  secretMatches: boolean; // the secret is the one whose hash was published before the first move
  seedMatches: boolean;
  wrongMove: number | null; // the first move whose chance did not come from the secret
  moves: number;
}

interface ReplayFile {
  seed: bigint;
  entropies: (bigint | null)[];
  secret: string;
}

/** Browsers offer cryptography to pages over HTTPS, and on this machine. */
export function canVerify(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

/** `published` is the hash that was shown at the start. */
export async function verify(replay: string, published: string): Promise<Proven> {
  const file = readReplay(replay);
  const secret = bytesOf(file.secret);
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const hash = await crypto.subtle.digest("SHA-256", secret);
  const seed = (await entropyOf(key, 0)) >> 1n;
  let wrongMove: number | null = null;
  for (const [index, entropy] of file.entropies.entries()) {
    if (entropy === (await entropyOf(key, index + 1))) continue;
    wrongMove = index + 1;
    break;
  }
  return { secretMatches: hexOf(hash) === published, seedMatches: seed === file.seed, wrongMove, moves: file.entropies.length };
}

/** The first 64 bits of the HMAC of the move's number; 0 is the laying out. */
async function entropyOf(key: CryptoKey, number: number): Promise<bigint> {
  const word = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(String(number)));
  return new DataView(word).getBigUint64(0);
}

/** Numbers of a replay have up to 64 bits: more than JavaScript's numbers hold. */
export function readReplay(text: string): ReplayFile {
  const exact = text.replace(/([[,:]\s*)(\d{15,})(?=\s*[,\]}])/g, '$1"$2"');
  const file = JSON.parse(exact) as { seed: number | string; moves: [number, unknown, (number | string)?][]; secret: string };
  return {
    seed: BigInt(file.seed),
    entropies: file.moves.map(([, , entropy]) => (entropy === undefined ? null : BigInt(entropy))),
    secret: file.secret,
  };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
