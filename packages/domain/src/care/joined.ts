import { assess, type CareAssessment, HIGH_RISK_LEVEL } from './assess.ts';

/** How long the messages before still belong to a new one, in milliseconds. */
export const JOINED_FOR_MS = 10 * 60 * 1000;
/** So many messages before are read together with a new one. */
export const JOINED_MESSAGES = 3;
/** So much of each side is read together, in characters. */
const LONGEST_SIDE = 200;

/**
 * Assesses a message by itself, and together with the words right before it: people send a sentence in two parts, with something else in
 * between, or letter by letter. No more than {@link JOINED_MESSAGES} messages before it are read.
 * @param before the member's messages of the last minutes in the same talk, oldest first
 * @param elsewhere those in other talks, oldest first; they are read together with it only where one of the two is no sentence of its own
 */
export function assessJoined(message: string, before: readonly string[], elsewhere: readonly string[] = []): CareAssessment {
  const alone = assess(message, before);
  if (alone.level >= HIGH_RISK_LEVEL) return alone;
  const lately = before.slice(-JOINED_MESSAGES);
  const halves = elsewhere.length > 1 ? [...elsewhere, elsewhere.join(' ')] : elsewhere;
  const strands = [lately.join(' '), ...interrupted(lately, message), ...halves.filter((half) => isOneSentence(half, message))];
  const together = [...strands.map((strand) => togetherWith(strand, message, before)), assess(letterByLetter([...lately, message]))];
  return together.reduce((most, one) => (one.level > most.level ? one : most), alone);
}

/** What broke off before something else was said, where the message goes on with it. */
const interrupted = (before: readonly string[], message: string): readonly string[] =>
  before
    .map((_said, at) => before.slice(0, at).join(' '))
    .filter((half) => BREAKS_OFF.test(lastThought(half)) && GOES_ON.test(firstThought(message)));

/** The letters that were sent one by one up to now, as one word; empty where the last message is no such letter. */
function letterByLetter(said: readonly string[]): string {
  const letters = said.map((text) => text.trim());
  const from = letters.findLastIndex((text) => !/^\p{L}{1,2}$/u.test(text)) + 1;
  return letters.slice(from).join('');
}

/** What two parts say as one; nothing where the first was serious by itself, and was met already. */
function togetherWith(before: string, message: string, said: readonly string[]): CareAssessment {
  const last = lastThought(before);
  if (last === '' || assess(last).level >= HIGH_RISK_LEVEL) return NOTHING;
  const together = assess(`${last} ${firstThought(message)}`, said);
  return together.level >= HIGH_RISK_LEVEL ? together : NOTHING;
}

const NOTHING: CareAssessment = { level: 0, category: null };

/** So few words are seldom all that somebody wants to say. */
const FEW_WORDS = 3;
/** Last words that want another one after them. */
const BREAKS_OFF =
  /(?:^|\s)(?:to|want(?:ed|ing|s)?|wanna|gonna|going|will|would|could|should|might|i'll|i'd|i'm|kill(?:ing)?|murder|end(?:ing)?|take|taking|hurt(?:ing)?|harm(?:ing)?|hang(?:ing)?|cut(?:ting)?|burn(?:ing)?|shoot(?:ing)?|stab(?:bing)?|drown(?:ing)?|poison(?:ing)?|strangle|throw(?:ing)?|starv(?:e|ing)|jump(?:ing)?|overdos(?:e|ing)|commit(?:ting)?|my|his|her|their|own|the|a|an|all|of|off|from|with|about|on|in|into|under|not|never|can't|cannot|don't|and|but|or|if|that|i|be|being|just|really|finally|better|feel|feeling|thinking|planning|wish)$/i;
/** First words that need some before them. */
const GOES_ON =
  /^(?:(?:my|him|her|them|your)sel(?:f|ves)|my (?:own )?(?:life|wrists?|arms?|throat|veins)|to (?:die|be dead|kill|end|hurt|harm|cut|hang|jump|take|not)|off (?:the|a|this)|(?:in front of|under|from) (?:the|a)|alive|suicide)\b/i;

/** Whether the first breaks off, or the second goes on: two whole sentences of two talks are two matters. */
function isOneSentence(first: string, second: string): boolean {
  const before = lastThought(first).replace(/[’‘]/g, "'");
  const after = firstThought(second).replace(/[’‘]/g, "'");
  if (before === '' || after === '') return false;
  const startsSmall = /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(after);
  return before.split(/\s+/).length <= FEW_WORDS || startsSmall || BREAKS_OFF.test(before) || GOES_ON.test(after);
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
