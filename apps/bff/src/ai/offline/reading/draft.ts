import { factsIn, sentencesIn } from './facts.ts';
import { addresseeIn, calledBy, greetingOf, isFormal, type Person, saidTo, sentencesAbout } from './people-named.ts';

const ORDER =
  /^\W*(?:please|can you|could you|would you|will you|write|draft|give|make|show|put|set|add|ok\b|yes\b|no\b|thanks|thank you|hi\b|hello\b|hey\b)/i;
/** A verdict on somebody is nothing to be sent to them. */
const UNKIND = /\b(?:idiot|stupid|moron|hate|useless|jerk|loser|pathetic|damn|crap|fuck\w*|shit\w*)\b/i;
const WISH =
  /\bi(?:'d| would)? (?:really |just |only )?(?:want|wish|like|hope|need|miss|love to)\b|\bi(?:'m| am) (?:so |very |really )?sorry\b/i;
/** Said to the guide, or about it. */
const TO_THE_GUIDE = /\b(?:you|your|yours|you're)\b|\b(?:this|the) (?:app|chat|bot|program)\b/i;
const [FEWEST_WORDS, MOST_WORDS] = [4, 25];
/** What is to be said, where the order says it itself. */
const CONTENT =
  /(?:\b(?:message|text|note|mail|email|letter|line|lines|sentences|him|her|them)\b[^.!?:]{0,40}?(?:\bthat (?=i\b|i'|my |we |the |it |there )|\bsaying (?:that )?|\btelling (?:him|her|them) (?:that )?)|: )(.{8,})$/is;
/** Before what is to be said, in an answer. */
const LEAD =
  /^\W*(?:(?:well|ok|so|just|please|maybe|only|simply)\W+)*(?:(?:tell|let|ask) (?:him|her|them|my \p{L}+)(?: know)?(?: that)?|(?:say|write)(?: to (?:him|her|them))?(?: that)?|that)\s+(?=\p{L})/iu;

/** Three sentences in a list, or a message to be sent as it is. */
const asksForSentences = (request: string): boolean => /\b(?:sentences|lines)\b/i.test(request);

/** A draft, or whom it is to be to where there is nothing to make it from. */
export type Draft = { readonly text: string } | { readonly to: string | undefined };

const words = (sentence: string): number => sentence.split(/\s+/).length;
const bare = (sentence: string): string => sentence.replace(/[’‘]/g, "'").replace(/[\s.!…]+$/, '');
const isSayable = (sentence: string): boolean =>
  !sentence.includes('?') && !ORDER.test(sentence) && !UNKIND.test(sentence) && !TO_THE_GUIDE.test(sentence);

/**
 * A short message to somebody, made from what the member told of them or of what is between them, never from what was said to the
 * guide; or from the words that they give for it.
 * @param told the member's messages before, oldest first
 * @param given what it should say, as the member answered
 */
export function draftFrom(request: string, told: readonly string[], given?: string): Draft {
  const to = addresseeIn(request, told);
  const own = given ?? CONTENT.exec(request)?.[1];
  if (own !== undefined) {
    const said = sentencesIn(own)
      .map((sentence) => bare(sentence.replace(LEAD, '')))
      .filter((sentence) => !sentence.includes('?') && !UNKIND.test(sentence) && /\p{L}{2}/u.test(sentence))
      .map((sentence) => (to === undefined ? sentence : saidTo(to, sentence)))
      .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1));
    if (said.length > 0) return { text: worded(said, { to, request }) };
  }
  if (given !== undefined) return { to: to && calledBy(to) };
  const all = factsIn(told).map(({ text }) => text);
  // Somebody new by name may be the one person who was spoken of: then the sentences stay as they are.
  const isKnown = to?.kin !== undefined || (to !== undefined && all.some((sentence) => sentence.includes(to.name ?? '')));
  const spokenOf = isKnown || to === undefined ? to : addresseeIn('', told);
  const about = spokenOf === undefined ? [] : sentencesAbout(spokenOf, all).map(bare).filter(isUsable);
  const facts = about.filter((sentence) => !WISH.test(sentence));
  const fact = facts.at(-1) ?? about.at(-1);
  if (fact === undefined) return { to: to && calledBy(to) };
  const first = asksForSentences(request) ? undefined : facts.find((sentence) => sentence !== fact);
  const wish = about.findLast((sentence) => WISH.test(sentence) && sentence !== fact);
  const said = [first, fact, wish].filter((sentence) => sentence !== undefined).map((sentence) => sentence.replace(LEAD, ''));
  return { text: worded(isKnown && to !== undefined ? said.map((sentence) => saidTo(to, sentence)) : said, { to, request }) };
}

const isUsable = (sentence: string): boolean => words(sentence) >= FEWEST_WORDS && words(sentence) <= MOST_WORDS && isSayable(sentence);

const ASKS_FOR = /\b(?:i|we)(?:'d| would)? (?:\p{L}+ )?(?:need|like|want|hope|ask)\b|\b(?:could|can|may) (?:i|we|you)\b/iu;

function worded(said: readonly string[], { to, request }: { readonly to: Person | undefined; readonly request: string }): string {
  const asks = to !== undefined && isFormal(to);
  const close = asks
    ? said.some((sentence) => ASKS_FOR.test(sentence))
      ? 'Would that be possible?'
      : 'Could we talk about it for a moment this week?'
    : 'Would you have ten minutes for me this week?';
  const middle = said.length > 1 || asks ? [] : ['I tell you because it matters to me.'];
  const thanks = /\bthank/i.test(request) ? ['Thank you for that; it means a lot to me.'] : undefined;
  const lines = [...said.map((sentence) => `${sentence}.`), ...(thanks ?? [...middle, close])];
  const lead = 'A draft, mostly in your own words, to change as you like:';
  if (asksForSentences(request)) return [lead, ...lines.map((line, at) => `${at + 1}. ${line}`)].join('\n');
  return `${lead}\n\n${to === undefined ? 'Hello,' : greetingOf(to)}\n${lines.join(' ')}`;
}
