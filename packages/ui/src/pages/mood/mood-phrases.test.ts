import type { MoodCorrelation, MoodDifference } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { correlationNumbers, correlationSentence, doneSentence, higherWords, rangeWords, resultSentences } from './mood-phrases.ts';

const walk: MoodCorrelation = {
  kind: 'habit',
  id: 'one',
  label: 'Walk',
  nextDay: false,
  r: 0.31,
  low: 0.0512,
  high: 0.534,
  pairs: 42,
  meanWith: 4.02,
  meanWithout: 3.41,
  mayBeChance: false,
};
const found: MoodDifference = {
  meanWith: 3.9,
  meanWithout: 3.3,
  difference: 0.6,
  low: -0.1,
  high: 1.3,
  daysWith: 7,
  daysWithout: 6,
  mayBeChance: true,
};

describe('a correlation in words', () => {
  it('says how far the moods lie apart, on how many days, and how sure that is', () => {
    expect(correlationSentence(walk)).toBe('On days with “Walk” your mood was 0.6 higher on average.');
    expect(correlationNumbers(walk)).toBe('42 days compared, r 0.31, likely between 0.05 and 0.53');
    expect(correlationNumbers({ ...walk, r: -0.1, low: -0.4, high: 0.2 })).toBe('42 days compared, r −0.10, likely between −0.40 and 0.20');
  });

  it('speaks of activities, limits and the day after in words of their own', () => {
    expect(correlationSentence({ ...walk, kind: 'activity', label: 'outdoors', nextDay: true })).toBe(
      'On days after time outdoors your mood was 0.6 higher on average.',
    );
    expect(correlationSentence({ ...walk, kind: 'limit', label: 'Coffee', meanWith: 3.42 })).toBe(
      'On days that kept within “Coffee” your mood was the same on average.',
    );
  });
});

describe('a difference in words', () => {
  it('rounds to tenths and knows its sides', () => {
    expect([0.6, -0.25, 0.04].map(higherWords)).toEqual(['0.6 higher', '0.3 lower', 'the same']);
    expect(rangeWords(found)).toBe('between 0.1 lower and 1.3 higher');
    expect(rangeWords({ low: 0.2, high: 1.1 })).toBe('between 0.2 and 1.1 higher');
    expect(rangeWords({ low: -1.1, high: -0.2 })).toBe('between 0.2 and 1.1 lower');
    expect(rangeWords({ low: 0.01, high: 1.1 })).toBe('between the same and 1.1 higher');
  });

  it('of an experiment is honest about its size and about chance', () => {
    expect(resultSentences({ nextDay: false }, found)).toEqual([
      'Your mood was 0.6 higher on average on days planned with it: 7 days with it and 6 without were compared.',
      'That is a clear difference; the true one is likely between 0.1 lower and 1.3 higher.',
      'It may be chance: a small difference would not show in so few days.',
    ]);
    expect(resultSentences({ nextDay: true }, { ...found, mayBeChance: false })).toEqual([
      expect.stringContaining('after days planned with it'),
      expect.any(String),
      expect.stringContaining('Chance alone seldom'),
    ]);
  });

  it('tells how much went as planned, and of what was really done only where that differs', () => {
    expect(doneSentence({ result: { byPlan: found, byDone: null, asPlanned: 13, known: 13 } })).toBe(
      '13 of 13 known days went as planned.',
    );
    expect(
      doneSentence({ result: { byPlan: found, byDone: { ...found, daysWith: 9, daysWithout: 4 }, asPlanned: 11, known: 13 } }),
    ).toMatch(
      /^11 of 13 known days went as planned\. By what was really done it was 0\.6 higher, 9 days with it and 4 without, which may be chance/,
    );
    expect(doneSentence({ result: { byPlan: null, byDone: null, asPlanned: 0, known: 0 } })).toBeUndefined();
  });
});
