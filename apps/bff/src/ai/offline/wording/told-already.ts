import { stemsOf } from '../reading/own-clauses.ts';

/** So many words in common, and so large a part of the shorter one, make two sentences variants of one. */
const SHARED = 3;
const SHARE = 0.4;
/** What several tips come down to. */
const motifs: readonly RegExp[] = [/\bdim light\b/i, /\b(?:same hour|hour of getting up)\b/i, /\bbreathe? (?:in|out)\b/i];

/** Whether a tip was given in a talk, in these words or in others: "sit with a dull book in dim light" is told once. */
export function isToldAlready(tip: string, replies: readonly string[]): boolean {
  const own = [...stemsOf(tip)];
  return replies.some(
    (reply) =>
      reply.includes(tip) ||
      motifs.some((motif) => motif.test(tip) && motif.test(reply)) ||
      reply.split(/(?<=[.!?])\s+/).some((sentence) => {
        const other = stemsOf(sentence);
        const shared = own.filter((stem) => other.has(stem)).length;
        return shared >= SHARED && shared >= SHARE * Math.min(own.length, other.size);
      }),
  );
}
