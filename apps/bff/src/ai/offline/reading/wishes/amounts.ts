import { numberOf, ONE_TO_TEN } from '../number-words.ts';

/** What people call how they feel, from 1, very low, to 5, very good; the first that stands there counts. */
const moodWords: readonly (readonly [word: RegExp, score: number])[] = [
  [/\b(?:not|isn't|never) (?:\w+ )?(?:good|great|well|happy|fine|okay|ok)\b/i, 2],
  [/\b(?:very (?:low|bad|sad|down)|awful|terrible|horrible|miserable|worst)\b/i, 1],
  [
    /\b(?:great|amazing|wonderful|fantastic|excellent|brilliant|over the moon|very (?:good|happy|well)|so (?:good|happy)|really (?:good|happy|well))\b/i,
    5,
  ],
  [/\b(?:bad|low|sad|down|tired|exhausted|stressed|lonely|anxious|angry|rough|not so good|unhappy|grumpy|frustrated)\b/i, 2],
  [/\b(?:good|well|happy|calm|content|glad|relaxed|rested|hopeful|proud|relieved|better)\b/i, 4],
  [/\b(?:okay|ok|fine|so-so|meh|alright|all right|neutral|average|in between|middling)\b/i, 3],
];

const USUAL_MINUTES = 5;
const LONGEST_MINUTES = 30;
/** How somebody feels, by the word for it; undefined where there is none. */
export const feelingOf = (words: string): number | undefined => moodWords.find(([word]) => word.test(words))?.[1];

/** A mood from 1 to 5: a number of 5 or of 10, or a word for it. */
export function scoreIn(words: string): number | undefined {
  const ten = /\b(10|[1-9])\s*(?:\/|of|out of) ?(?:10|ten)\b/i.exec(words);
  const five = /(?<![\d/.,])([1-5])(?:\s*(?:\/|of|out of) ?(?:5|five))?(?![\d/:]|\s*(?:times|am|pm|x)\b)/i.exec(words);
  return ten ? Math.max(1, Math.round(Number(ten[1]) / 2)) : five ? Number(five[1]) : feelingOf(words);
}

/** How many days a challenge is to last. */
export function daysIn(words: string): number | undefined {
  const days = /\b(\d{1,3})[- ]?days?\b/i.exec(words)?.[1];
  if (days !== undefined) return Number(days);
  if (/\b(?:seven[- ]day|one[- ]week|a week)/i.test(words)) return 7;
  if (/\b(?:twenty[- ]?one[- ]day|three[- ]week)/i.test(words)) return 21;
  return /\b(?:sixty[- ]day|two[- ]month)/i.test(words) ? 60 : undefined;
}

const minutes = new RegExp(`\\b(\\d{1,3}|a|${ONE_TO_TEN}|fifteen|twenty|thirty)[- ](?:quiet |more |short )?min(?:ute)?s?\\b`, 'i');

/** How many minutes of quiet are wished for. */
export function minutesIn(words: string): number {
  const said = minutes.exec(words)?.[1];
  if (said === undefined) return /\b(?:a (?:quiet )?minute|a moment|briefly)\b/i.test(words) ? 1 : USUAL_MINUTES;
  return Math.min(LONGEST_MINUTES, Math.max(1, numberOf(said)));
}
