import { expect, it } from 'vitest';
import { moodWord } from './mood-word.ts';

it('says a mean mood in words', () => {
  expect([0, 1, 2.4, 3, 3.5, 5].map(moodWord)).toEqual([
    '',
    'very low on average',
    'low on average',
    'okay on average',
    'good on average',
    'very good on average',
  ]);
});
