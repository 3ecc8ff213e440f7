import { DIMENSIONS, examples } from './vectors.ts';

/** How near a message is to a matter. */
export interface Near {
  /** The name of the matter. */
  readonly name: string;
  /** From -1 to 1; from about 0.6 on people would say that it is about that. */
  readonly score: number;
}

/** How much the nearest example of a matter counts, the next, and the third: one alone may be near by chance. */
const COUNTS = [0.5, 0.3, 0.2] as const;
/** So many are told. */
const MOST = 40;
const LEAST_WORDS = 4;
const MOST_SENTENCES = 5;

/** What is compared: the whole message, and the sentences of one that has several, since a long tale is near to nothing as a whole. */
export function partsOf(message: string): readonly string[] {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim().split(/\s+/).length >= LEAST_WORDS);
  return [message, ...sentences.filter((sentence) => sentence !== message).slice(0, MOST_SENTENCES)];
}

/**
 * The matters whose examples are nearest to a message, the nearest first: the mean of how near it is as a whole, and by its nearest part.
 * @param vectors of its parts, the whole message first
 */
export function rank([whole = [], ...sentences]: readonly (readonly number[])[], rows: Int8Array): readonly Near[] {
  const scores = scoresOf(whole, rows);
  const bySentence = sentences.map((vector) => scoresOf(vector, rows));
  return [...scores]
    .map(([name, score]) => ({ name, score: (score + Math.max(score, ...bySentence.map((of) => of.get(name) ?? score))) / 2 }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST);
}

/** How near one vector is to each matter. */
function scoresOf(vector: readonly number[], rows: Int8Array): ReadonlyMap<string, number> {
  const near = new Map<string, number[]>();
  const numbers = Float32Array.from(vector);
  const length = Math.hypot(...vector) || 1;
  for (const [at, { name }] of examples.entries()) {
    const own = near.get(name) ?? [];
    own.push(product(numbers, rows, at * DIMENSIONS) / (length * lengthOf(rows, at)));
    near.set(name, own);
  }
  return new Map([...near].map(([name, own]) => [name, weighed(own.toSorted((one, other) => other - one))]));
}

const weighed = (near: readonly number[]): number => COUNTS.reduce((sum, count, at) => sum + count * (near[at] ?? 0), 0);

function product(vector: Float32Array, rows: Int8Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (vector[at] ?? 0) * (rows[from + at] ?? 0);
  return sum;
}

const lengths = new WeakMap<Int8Array, Float32Array>();
/** The length of a kept row; all are measured at once. */
function lengthOf(rows: Int8Array, at: number): number {
  let known = lengths.get(rows);
  if (known === undefined) {
    known = Float32Array.from({ length: rows.length / DIMENSIONS }, (_, row) =>
      Math.sqrt(rows.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS).reduce((sum, number) => sum + number * number, 0)),
    );
    lengths.set(rows, known);
  }
  return known[at] || 1;
}
