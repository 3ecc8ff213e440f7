import { may } from './intents/intents.ts';
import type { Reading } from './message.ts';
import { turnedRound } from './own-clauses.ts';
import { capitalDays } from './slots.ts';

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${MONTH})`;
const EVENT =
  '(?:[a-zà-ž]+ ){0,2}?(?:\\d{1,3} ?k(?:m)?(?: (?:run|race))?|half[- ]marathon|triathlon|exam|finals|test|interview|presentation|thesis|dissertation|essay|deadline|marathon|race|wedding|move|audition|concert|recital|paper|application)';
const STANDING = new RegExp(`(?:^|\\b(?:my|an?|the) )(${EVENT})\\b((?: in [a-z]+)?(?: (?:on|in|by|until|next) (?:the )?${DATE})?)`, 'i');
/** What only leads up to what a plan is for. */
const LEAD =
  /^(?:(?:it'?s|it is|that'?s|well|so|maybe|hmm|i guess|i need it|i want it|a plan|one|please|for|to|about|on|i(?:'d like| want| need| would like) to|how to|preparing for|to prepare for)\b[\s,:]*)+/i;
/** What a sentence about something else begins with. */
const SENTENCE =
  /^(?:i|i'm|i've|i'd|you|you're|he|she|they|we|it|this|that|there|why|what|how|who|when|where|because|no|not|nothing|don't|stop|do|does|is|are|can|could|but|and)\b/i;
const LONGEST = 60;

/** What a plan could be for, in an answer to that question; undefined where the answer names nothing to be planned. */
export function planSubjectIn(answer: string, { heard, words }: Reading): string | undefined {
  if (answer.includes('?') || !may(heard, 'aim')) return undefined;
  if (words !== undefined) return words;
  const standing = standingSubjectIn(answer);
  if (standing !== undefined) return standing;
  const named = answer
    .replace(/[’‘]/g, "'")
    .replace(/["“”]/g, '')
    .trim()
    .replace(LEAD, '')
    .replace(/[\s.!,;]+$/, '');
  if (named.length > LONGEST || SENTENCE.test(named) || !/\p{L}{3}/u.test(named)) return undefined;
  return turnedRound(named);
}

/** Something with a name that stands before the member: "the exam in statistics on 14 December"; undefined where none is named. */
export function standingSubjectIn(message: string): string | undefined {
  const [, event, date = ''] = STANDING.exec(message.replace(/[’‘]/g, "'")) ?? [];
  if (event === undefined || /\b(?:was|failed|passed|last|after)\b/i.test(message)) return undefined;
  return `the ${event}${capitalDays(date)}`;
}
