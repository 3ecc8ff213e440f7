import { describe, expect, it } from 'vitest';
import { chartTexts } from '../frame/texts.ts';
import { dateWords, numberWords, summarise } from './words.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
const told = (values: readonly (number | null)[]) =>
  summarise({ label: 'Mood', values, nameOf: (index) => days[index] ?? '', format: numberWords('en-GB'), texts: chartTexts });

describe('a chart in words', () => {
  it('says its extremes and its end', () => {
    expect(told([3, 1.25, 5, 4])).toBe('Mood: 4 values, lowest 1.3 (Tuesday), highest 5 (Wednesday), last 4 (Thursday).');
  });

  it('says how much is missing', () => {
    expect(told([3, null, 5, null])).toBe('Mood: 2 of 4 values there, lowest 3 (Monday), highest 5 (Wednesday), last 5 (Wednesday).');
    expect(told([null, null])).toBe('Mood: no values.');
  });

  it('calls even values even', () => {
    expect(told([2])).toBe('Mood: 1 value, always 2.');
    expect(told([2, 2])).toBe('Mood: 2 values, always 2, last 2 (Tuesday).');
  });

  it('writes dates in full', () => {
    expect(dateWords('en-GB')('2026-11-21')).toBe('21 November 2026');
  });
});
