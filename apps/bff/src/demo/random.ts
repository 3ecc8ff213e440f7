/** Numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** A reproducible row of numbers from secret text: mulberry32 over an FNV-1a hash. Good for stories, not for secrets. */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to `count` − 1. */
export const below = (random: Random, count: number): number => Math.floor(random() * count);
