import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { plainLetters } from './plain-letters.ts';

describe('the plain form of letters', () => {
  it.each([
    ['Я сегодня гуляла', 'я сегодня гуляла'],
    ['Καλημέρα σας', 'καλημερα σας'],
    ['Rendez-vous à 8h', 'rendez-vous a 8h'],
    ['Vitamins A B C', 'vitamins a b c'],
    ['Ring １１６ ١٢٣', 'ring 116 123'],
    ['🆂🆀🆄🅰🆁🅴 🄰 🅒', 'square a c'],
    ['You should [kill](https://example.org) them', 'you should kill them'],
    ['You should ki**ll** your_self_ <b>now</b>', 'you should kill** yourself_ now'],
  ])('of “%s” is “%s”', (text, plain) => {
    expect(plainLetters(text)).toBe(plain);
  });

  it('of an English text is the same beside a sign that makes the long way needed', () => {
    const ascii = fc.string({ unit: fc.constantFrom(..."abdeiklmsuy AKDIE.,*_-!|@$01345'`[](x)‘’“”–—\n"), maxLength: 60 });
    fc.assert(fc.property(ascii, (text) => plainLetters(`${text}\n₴`) === `${plainLetters(`${text}\n`)}₴`));
  });

  it.each([
    'I want to kіІІ myself',
    'I want to КILL myself',
    'I wαnt tο dіe',
    'I want to ĸill myself',
    'ɪ ᴡᴀɴᴛ ᴛᴏ ᴅɪᴇ',
    'I want to 🅳🅸🅴',
    'I want to 🄳🄸🄴',
    'I want to d i e',
    'I want to d.i.e',
    'I want to [kill](x) myself',
    'I want to k&#105;ll myself',
    'I want to k&#x69;ll&nbsp;myself',
    'I want to k&amp;#105;ll myself',
    'I want to kill\u3164myself',
    'I want to kill\u2800myself',
    'https://x.com/?q=I%20want%20to%20kill%20myself',
    'see https://x.com/?q=I+want+to+k%69ll+myself',
  ])('hides no danger: %s', (text) => {
    expect(assess(text).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });
});

const LONGEST = 60_000;
const filled = (words: string, length = LONGEST) => words.repeat(Math.ceil(length / words.length)).slice(0, length);

describe('a long text', () => {
  const danger = 'I want to kill myself tonight';
  const calm = filled('The moss grows on stones near water. ');

  it.each([
    ['sentences', calm],
    ['one sentence without end', filled('the moss grows on stones near water and ')],
    ['one word without end', filled('moss')],
    ['lines', filled('Moss\n')],
  ])('is read to its end and through its middle: %s', (_, filler) => {
    expect(assess(filler).level).toBe(0);
    expect(assess(`${filler}\n${danger}`).level).toBe(4);
    expect(assess(`${filler} ${danger} ${filler}`).level).toBe(4);
  });

  it('hides no danger at the seam of two parts', () => {
    const missed = Array.from({ length: 1000 }, (_, at) => at).filter(
      (at) => assess(`${filled('so ', at)} ${danger} ${filled('and ', 900)}`).level < 4,
    );
    expect(missed).toEqual([]);
  });

  it.each([
    'not ',
    'i want to ',
    'е',
    'aе',
    'a ',
    'a-',
    'su***',
    'k**',
    'suiii',
    '[a](b',
    "'",
    '12.',
    '&#105;',
    '&amp;',
    '%69',
    '\u3164',
    'want ',
    'he hits ',
    '\u0301',
  ])('of “%s” takes no longer than its length asks', (words) => {
    const began = performance.now();
    assess(filled(words));
    // Ten times what it takes here; read by the square of the length it would be minutes.
    expect(performance.now() - began).toBeLessThan(8000);
  });
});
