/** Behind digits of the same number nothing is a date or an amount. */
const ALONE = '(?<!\\d\\)?[ ./-]{1,3})';
/** Right behind these a number is one to call, however its digits are grouped. */
const NOT_CALLED =
  '(?<!\\b(?:call|ring|dial|text|phone|telephone|tel|hotline|helpline|line|number|nummer|numero|ruf\\w*|wahl\\w*|appel\\w*|compose\\w*)(?: (?:is|us|at|on|the|me|them|now|ist|est|le|die|bitte|unter|au))?:? )';
/** Dates, spans of years, clock times and amounts, which are no numbers to call. */
const OTHER_NUMBERS = new RegExp(
  [
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    `${ALONE}\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b`,
    `${ALONE}\\b(?:1[5-9]|20)\\d\\d ?(?:[-–/]|to|and|until) ?(?:1[5-9]|20)?\\d\\d\\b`,
    '\\b\\d{1,2}:\\d{2}\\b',
    `${ALONE}${NOT_CALLED}\\b(?!116\\b|0)\\d{1,3}(?:[., ]\\d{3})+(?![\\d ./-]*\\d)(?= ?(?:[a-z%€$£]|$))`,
    '[€$£] ?\\d[\\d.,]*',
  ].join('|'),
  'g',
);
/** Words beside which a number is one to call. */
const CALLING =
  /\b(?:call|ring|dial|phone|text|sms|whatsapp|line|hotline|helpline|lifeline|tel|reach (?:\w+ ){1,3}(?:at|on|under)|telephone|samaritans|number|ruf\w*|wahl\w*|nummer|telefon\w*|appel\w*|numero|compose\w*)\b/;
/** Without one of these, at least within a word, there is neither a word for calling nor a number that needs none. */
const ANY_CALLING = /call|reach|ring|dial|phone|text|sms|whatsapp|line|tel|samaritans|number|ruf|wahl|nummer|appel|numero|compose|116/;
/** Seven digits and more with anything usual between them, from 0, + or an area in brackets or behind a dash. */
const LONG = /(?:\+ ?|\(\+?|\b0|\b1[ .-](?=\d{3}[ .-]))\d?(?:[ ()./-]{0,3}\d){5,}|\b\d{2,4}(?:[ .-]\d{2,4}){2,}\b|\b\d{3}-\d{4}\b/;
/** The short ones that reach help in many countries. */
const SHORT =
  /\b(?:call|ring|dial|text|phone|ruf\w*|wahl\w*|appel\w*|compose\w*)\b(?: [a-z']+){0,4}[ :]+(?:988|911|999|112|110|111|113|119|000|116[ .-]?\d{3}|13[ .-]?11[ .-]?14|741[ .-]?741|85258|3114)\b|\b116[ .-]?\d{3}\b/;

const DIGIT_WORD =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|null|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|un|deux|trois|quatre|cinq|sept|huit|neuf)';
const ANY_DIGIT = new RegExp(`\\d|\\b${DIGIT_WORD}\\b`);
const SPELLED = new RegExp(`\\b${DIGIT_WORD}(?:[ ,-]{1,2}${DIGIT_WORD}){4,}\\b`);
/** Three digits in words, right beside the word for calling. */
const SHORT_SPELLED = new RegExp(
  `\\b(?:call|ring|dial|text|phone|number|line|hotline|helpline|ruf\\w*|wahl\\w*|appel\\w*|compose\\w*)\\b(?: [a-z']+){0,4}[ :]+(?:${DIGIT_WORD}(?:[ ,-]{1,2}${DIGIT_WORD}){2,}|(?:triple|double)[ -]${DIGIT_WORD})\\b(?! (?:or|to|friends|people|times|shops)\\b)`,
);

/** What a text has of a telephone number. */
export interface PhoneReading {
  /** It gives one to call. Numbers of people come from the reviewed list alone. */
  readonly gives: boolean;
  /** It has a number that might be one to call, beside a word for calling: what a stream is held back for. */
  readonly mayGive: boolean;
}

const NOTHING: PhoneReading = { gives: false, mayGive: false };

/**
 * Reads a text for telephone numbers.
 * @param plain the text as `plainLetters` gives it
 */
export function readPhoneNumbers(plain: string): PhoneReading {
  if (!ANY_CALLING.test(plain) || !ANY_DIGIT.test(plain)) return NOTHING;
  const gives = plain
    .replace(/[‐‑–—]/g, '-')
    .split(/[!?\n]|\.(?=\s|$)/)
    .map((sentence) => sentence.replace(OTHER_NUMBERS, ' '))
    .some(
      (sentence) =>
        SHORT.test(sentence) || SHORT_SPELLED.test(sentence) || (CALLING.test(sentence) && (LONG.test(sentence) || SPELLED.test(sentence))),
    );
  return { gives, mayGive: CALLING.test(plain) };
}
