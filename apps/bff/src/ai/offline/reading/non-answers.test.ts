import { describe, expect, it } from 'vitest';
import { talkWith } from '../testing/talks.ts';
import { asksYesOrNo, isBoth, isNonAnswer, isOnlyWhen, isOnlyWhere, isYesOrNo } from './non-answers.ts';

const nothings = [
  'nothin',
  'idk',
  'lol',
  '?',
  'nothing really',
  'dunno tbh',
  'idk lol',
  'no idea',
  'not really',
  'meh',
  'hm',
  'whatever',
  '...',
  'n/a',
  'k',
  'I don’t know',
  'nah',
];
const somethings = [
  'nothing tastes like it used to',
  'nobody',
  'soup',
  '7',
  'no money',
  'maybe a choir',
  'the meeting',
  'not the job',
  'a walk',
  'fine print',
  'idk maybe the bus',
];

describe('words that answer no open question', () => {
  it.each(nothings)('are known: %s', (message) => expect(isNonAnswer(message)).toBe(true));
  it.each(somethings)('and what says something is none of them: %s', (message) => expect(isNonAnswer(message)).toBe(false));

  it.each(nothings)('stand in no sum and on no page; the question comes once more in another way: %s', (nothing) => {
    const talks = [
      ['Wind down', 'work', nothing, nothing, 'the bus', 'soup', 'Quiet'],
      ['Let it out', 'my job', 'the hours', nothing, nothing, nothing, nothing],
      ['Hold on to something good', 'my sister came by', nothing, nothing, 'I asked her', nothing, nothing, 'tea'],
    ];
    for (const said of talks) {
      const replies = talkWith('kael', said).map(({ reply }) => reply);
      for (const [at, reply] of replies.entries()) {
        expect(
          reply
            .split('\n')
            .filter((line) => line.startsWith('- **'))
            .map((line) => line.replace(/^.*:\*\* /, '')),
        ).not.toContain(nothing);
        if (said[at] === nothing) expect(reply).not.toBe(replies[at - 1]);
      }
    }
  });

  it('are an answer where the question wants a yes or a no', () => {
    expect(asksYesOrNo('Can anything be done about it before morning?')).toBe(true);
    expect(asksYesOrNo('Something to leave out, or something to add: which would it be?')).toBe(false);
    expect(['not really', 'yeah', 'kinda', 'nope'].every(isYesOrNo)).toBe(true);
    expect(['no money', 'yes the bus', 'lol'].some(isYesOrNo)).toBe(false);
  });
});

describe('a time, a place or two at once', () => {
  it.each([
    'thursday morning',
    'half past six',
    'tomorrow',
    'in the evenings mostly',
    'at 7pm',
    'after work',
    'sunday',
    'for 3 months now',
    'next week',
    'after brushing teeth',
    'until 1 or so',
    '3 months now',
  ])('is a time: %s', (message) => expect(isOnlyWhen(message)).toBe(true));
  it.each([
    'at my mum’s',
    'in bed mostly',
    'at home',
    'tomorrow at my mums',
    'in the kitchen',
    'outside',
    'at the library',
    'on the bus',
    'at work',
    'at her place',
    'on the kitchen windowsill',
  ])('is a place, or both: %s', (message) => expect(isOnlyWhere(message) || isOnlyWhen(message)).toBe(true));
  it.each([
    'in a good way',
    '7',
    'call the bank',
    'monday was awful',
    'I was at home and cried',
    'at least he came',
    'eight cups of tea',
    'my mum',
    'work is hell',
    'in love',
  ])('is neither: %s', (message) => expect(isOnlyWhen(message) || isOnlyWhere(message)).toBe(false));
  it.each(['both', 'Both I guess', 'a bit of both', 'both of them', 'all of the above'])('is two at once: %s', (message) =>
    expect(isBoth(message)).toBe(true),
  );
  it.each(['both my parents came', 'neither', 'either way I lose', 'the first one'])('is no such thing: %s', (message) =>
    expect(isBoth(message)).toBe(false),
  );
});
