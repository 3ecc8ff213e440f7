import { hurtIn } from '../reading/hurts.ts';
import { mayQuote } from '../reading/may-quote.ts';
import { inSentence } from './quoting.ts';

const KIND = '(?:message|note|mail|e-?mail|text|sms|letter|lines?)';
const WHOM = '(?<whom>my [\\p{L}-]+|him|her|them|\\p{Lu}\\p{L}+)';
const SAYING = '(?:that|saying(?: that)?|to say(?: that)?|telling (?:him|her|them)(?: that)?)';
/** What is to be written to whom: "a message to my boss that I am sick today", "text her that I'll be late". */
const ORDERS: readonly RegExp[] = [
  new RegExp(`\\b${KIND} (?:to|for) ${WHOM},? ${SAYING} (?<what>[^\\n]{5,300})$`, 'u'),
  new RegExp(
    `\\b(?:[Ww]rite|[Tt]ext|[Ss]end|[Dd]raft|[Ee]-?mail) ${WHOM} (?:an? (?:[\\p{L}-]+ )?${KIND} )?${SAYING} (?<what>[^\\n]{5,300})$`,
    'u',
  ),
];
/** Everyday news; what is hard to say wants a talk of its own. */
const PRACTICAL =
  /\b(?:sick|ill|flu|cold|late|(?:can'?t|cannot|won'?t) (?:come|make it|be there|attend)|day off|off (?:today|tomorrow)|reschedul\w+|postpone|cancel|move the|arriv\w+|need (?:a|an|the|one|until)|on my way|birthday|congratulat\w+|thank\w*|home (?:today|early))\b/i;
const OF_ONESELF = /^(?:i|i'\p{L}+|im|we|we'\p{L}+|my|our|thank\p{L}*|happy|congrat\p{L}*)\b/iu;
const LONGEST = 300;

/** A short message in the member's own words; undefined where none was asked for, or where it is more than everyday news. */
export function draftOf(message: string, firstName: string): string | undefined {
  const text = message.replace(/[’‘]/g, "'").trim();
  const { whom = '', what = '' } = ORDERS.map((order) => order.exec(text)).find((found) => found !== null)?.groups ?? {};
  if (!OF_ONESELF.test(what) || !PRACTICAL.test(what) || !mayQuote(what) || hurtIn(what) !== undefined) return undefined;
  const body = inSentence(what.replace(/\b(?:please|pls|thanks)\W*$/i, ''), LONGEST)
    .replace(/\bi\b(?=\W|$)/g, 'I')
    .replace(/\bim\b/gi, "I'm");
  const isName = /^\p{Lu}/u.test(whom);
  const lines = [
    `Hello${isName ? ` ${whom}` : ''},`,
    '',
    `${body.charAt(0).toUpperCase()}${body.slice(1)}.`,
    ...(firstName.trim() === '' ? [] : ['', firstName.trim()]),
  ];
  return `A plain one, in your own words, to be changed as you like:\n\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\nI cannot send it; it is yours to copy.`;
}
