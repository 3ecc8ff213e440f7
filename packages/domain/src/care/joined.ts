import { assess, type CareAssessment, HIGH_RISK_LEVEL } from './assess.ts';

/** How long the messages before still belong to a new one, in milliseconds. */
export const JOINED_FOR_MS = 10 * 60 * 1000;
/** So many messages before are read together with a new one. */
export const JOINED_MESSAGES = 3;
/** So much of each side is read together, in characters. */
const LONGEST_SIDE = 200;

/**
 * Assesses a message by itself, and together with the words right before it: people send a sentence in two parts.
 * @param before the member's messages of the last minutes in the same talk, oldest first
 */
export function assessJoined(message: string, before: readonly string[]): CareAssessment {
  const alone = assess(message);
  const last = lastThought(before.join(' '));
  if (alone.level >= HIGH_RISK_LEVEL || last === '' || assess(last).level >= HIGH_RISK_LEVEL) return alone;
  const together = assess(`${last} ${firstThought(message)}`);
  return together.level >= HIGH_RISK_LEVEL ? together : alone;
}

/** What stands after the last sentence that ended; three dots end none. */
const lastThought = (text: string): string =>
  text
    .slice(-LONGEST_SIDE)
    .replace(/(?:\.{2,}|…|[\s,–-])+(?=\s|$)/gu, ' ')
    .trim()
    .replace(/^.*[.!?\n]/su, '')
    .trim();

const firstThought = (text: string): string =>
  text
    .slice(0, LONGEST_SIDE)
    .replace(/^[\s.…,–-]+/u, '')
    .replace(/[.!?\n].*$/su, '');
