import { describe, expect, it } from 'vitest';
import { assess } from './assess.ts';
import { soundsTroubled } from './troubled.ts';

describe('what somebody cannot stand, and what is nothing for them', () => {
  it.each([
    'A room full of strangers is nothing for me.',
    "I have been in insurance for 19 years and I can't stand it anymore",
    "The noise from next door, I can't stand it",
  ])('is an ordinary dislike where it names its thing: %s', (text) => {
    expect(assess(text).level).toBeLessThan(2);
  });

  it.each([
    'There is nothing left for me, not even my club',
    'nothing for me here, no groups, no friends',
    "I can't stand it anymore",
    "I come home from work and I can't stand it anymore, everything is dark",
    "my job, my life, I can't stand it any more",
  ])('is met gently where it may be more: %s', (text) => {
    expect(assess(text).level).toBeGreaterThanOrEqual(2);
  });
});

describe('not to be here much longer', () => {
  it.each(['in a year grandma might not be here', 'my grandmother may not live another year'])(
    'is no danger in somebody old: %s',
    (text) => {
      expect(soundsTroubled(text)).toBe(false);
    },
  );

  it.each(['mum i will not be here tomorrow', 'i might not be here next week'])('is one in oneself, whoever it is said to: %s', (text) => {
    expect(soundsTroubled(text)).toBe(true);
  });
});
