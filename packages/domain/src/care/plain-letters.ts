import { withoutEntities } from '../shared/entities.ts';

/**
 * Brings a text's letters and digits into their plain form: lower case, no accents, Latin where they only look Latin, disguises such as
 * "k1ll", "d i e", "ki**ll**", "[kill](x)", "k&#105;ll" and "k%69ll" undone. One pass each, so the time grows with the length alone.
 */
export function plainLetters(text: string): string {
  const linked = unescaped(text)
    .replace(/\[([^[\]\n]{1,200})\]\([^()\n]{0,300}\)/g, '$1')
    .replace(/<\/?[a-z][^<>\n]{0,100}>/gi, '');
  return (PLAIN.test(linked) ? linked : latinLetters(linked))
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/\bk[i1!|][l1i|!]{2}(?=(?:ing|ed|s)?(?![\p{L}\p{N}]))/gu, 'kill')
    .replace(/(?<=\p{L})[01345!|@$€]{1,6}(?=\p{L})/gu, (signs) => signs.replace(/./gu, (sign) => disguises[sign] ?? sign))
    .replace(/(?<=\bs[ui]?)[*#._-]{1,9}(?=[uic]{1,6}[*#._i]{0,9}d)/g, '')
    .replace(/(?<=\bk)[*#._-]{1,9}(?=l?l\b)/g, 'i')
    .replace(/(?<![\p{L}'])\p{L}(?:[ .*_-]\p{L}){3,}(?![\p{L}'])/gu, (letters) => letters.replace(/[ .*_-]/g, ''))
    .replace(/(?<![\p{L}'])(d[ .*_-]i[ .*_-]e|k[ .*_-]y[ .*_-]s)(?![\p{L}'])/gu, (letters) => letters.replace(/[ .*_-]/g, ''))
    .replace(/(?<=\p{L})[*_~`]{1,3}(?=\p{L})/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1');
}

/** Characters written by name or number, once more where the sign before them was, and those that a link writes with a percent sign. */
const unescaped = (text: string): string =>
  (text.includes('&') ? withoutEntities(withoutEntities(text)) : text).replace(/%[2-7][\da-f]/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );

/** Letters of Hangul and Braille that show nothing: they are blanks. */
const BLANKS = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;

/** Nothing here can be anything but itself: most English texts, and the passes below would find nothing in them. */
const PLAIN = /^[\p{ASCII}‘’“”–—]*$/u;

/** Letters and digits of other alphabets, of typography and with accents as Latin ones, where they stand for those. */
const latinLetters = (text: string): string =>
  text
    .replace(BLANKS, ' ')
    .replace(/[\u{1F130}-\u{1F189}]/gu, (letter) => String.fromCharCode(A + ((codeOf(letter) - 0x1f130) % 32)))
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\P{Nd}0-9]/gu, (digit) => digits[digit] ?? digit)
    .replace(/[\p{Script=Latin}ᴀ-ᴢ]+/gu, (word) => word.replace(/[ᴀ-ᴢʀʙɢʜɪʟɴʏꜰꜱĸıɡ]/g, (letter) => latin[letter] ?? letter))
    // Only inside a word that has a Latin letter as well: a word of another language stays what it is.
    .replace(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu, latinWord);

const A = 'A'.charCodeAt(0);
const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '!': 'i',
  '|': 'i',
  '@': 'a',
  $: 's',
  '€': 'e',
};

/** The letters of one row each stand for the letter below them. */
const paired = (...rows: readonly (readonly [string, string])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.flatMap(([from, to]) => [...from].map((letter, place) => [letter, [...to][place] ?? letter])));

/** Digits of other scripts; full-width ones and the like are plain by compatibility already. */
const digits = paired(...['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '๐๑๒๓๔๕๖๗๘๙'].map((row) => [row, '0123456789'] as const));

const latin = paired(['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'], ['ĸıɡ', 'kig']);

/** Cyrillic and Greek letters that look like Latin ones, capitals by what they look like as capitals. */
const lookalikes = paired(
  ['авекмнорстухѕіјԁһӏԝɡ', 'abekmhopctyxsijdhlwg'],
  ['АВЕКМНОРСТУХЅІЈԀҺӀԜ', 'abekmhopctyxsijdhlw'],
  ['αβεηικνορτυχγ', 'abenikvoptuxy'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
);

const latinWord = (word: string): string =>
  /[a-z]/i.test(word) ? word.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => lookalikes[letter] ?? letter) : word;
