import { assess } from './assess.ts';
import { sentencesOf } from './normalise.ts';
import { BY_ACCIDENT } from './phrases.ts';
import { DENIAL, isWorrying, SMALL, saysSafe, TURNED } from './says-safe.ts';
import { soundsTroubled } from './troubled.ts';

const HARMLESS_THING = `(?:${[
  '(?:stage |school |theatre )?play|films?|movies?|books?|novels?|series|shows?|episode|songs?|lyrics?|poems?|operas?|musicals?|games?|level|match|stor(?:y|ies)|characters?|shakespeare|romeo|juliet',
  'homework|essay|class|lesson|exams?|figure of speech|saying|idiom|expression|phrase|typo|autocorrect|spelling|joke|pun|meme',
  'pizza|curry|food|dinner|lunch|hungry|hunger|burger|coffee|snack',
  'shav\\w+|beard|kitchen|cooking|onions?|vegetables|paper|accident|cat|gardening',
  'holidays?|vacation|beach|trip|travel\\w*|days? off|weekend away|work|deadline|boss|meeting|gym|workout|football|sports?',
  'thyroid|vitamins?|allerg\\w+|hay ?fever|blood pressure|antibiotics|prescri\\w+|cholesterol',
].join('|')})`;
const ONLY = '(?:(?:just|only|really|simply|actually|all|purely|obviously|literally) )*';
const OF = '(?:(?:about|from|in|for|of|with|like|to|on|by|a line from|a quote from|talking about|meant as|as) )*';
const WHOSE = '(?:(?:a|an|the|my|our|her|his|some|this|that|school|old|new|silly|stupid|dumb|bad) )*';
const EXPLAINS = new RegExp(
  `^${SMALL}(?:(?:i am|i feel) (?:${ONLY}|(?:totally|perfectly|completely) )(?:safe|fine|ok|okay|alright|all right|good) ?(?:, )?(?:(?:and|but|really) )?)?(?:(?:it|that|this) (?:is|was) ${ONLY}|i ${ONLY}(?:mean|meant|talk(?:ed)?|was talking|am talking|was speaking|am speaking|was joking|spoke) ${ONLY}|(?:just|only) ${ONLY})${OF}${WHOSE}(?:(?!(?:not|never|no|until)\\b)\\w+ ){0,2}?${HARMLESS_THING}\\b`,
  'u',
);
/** A thing that may be meant either way: with a laugh or a "no", and nothing behind it. */
const LAUGHED_OFF = new RegExp(
  `^(?=(?:.* )?(?:no|nah|nope|haha\\w*|lol|lmao|oh)\\b)${SMALL}(?:i ${ONLY}mean(?:t)?|(?:it|that) (?:is|was)) ${ONLY}${WHOSE}(?:razor|shaver|knife|scissors|tin|blade)(?: ,)?(?: (?:lol|haha\\w*|sorry))?$`,
  'u',
);
/** "I'm safe, I just meant she has no time for me": what was meant needs no name where somebody says that they are safe. */
const JUST_MEANT = /\b(?:just|only|simply) mean(?:t)?\b/u;
/** So long an explanation is more than a plain one, in characters. */
const LONGEST = 160;

/**
 * Whether a message plainly says that what stood before it was no danger, and what it was: a play, an appetite, a razor. It ends the
 * gentleness that words in doubt brought; a card stays as it was meant to.
 */
export function takesBack(message: string): boolean {
  if (message.trim().length > LONGEST) return false;
  const sentences = sentencesOf(message);
  const isSafe = saysSafe(message);
  const explains = (one: string) =>
    EXPLAINS.test(one) || LAUGHED_OFF.test(one) || BY_ACCIDENT.test(one) || (isSafe && JUST_MEANT.test(one));
  return (
    sentences.some(explains) &&
    sentences.every((one) => !TURNED.test(one) && !isWorrying(one) && (explains(one) || DENIAL.test(one) || isPlain(one)))
  );
}

const isPlain = (sentence: string): boolean => assess(sentence).level === 0 && !soundsTroubled(sentence);
