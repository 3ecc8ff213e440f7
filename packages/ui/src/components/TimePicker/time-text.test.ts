import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timePickerTexts } from './texts.ts';
import { minutesOf, nearestStep, readTime, timeFormatOf, timeOf, timeSteps } from './time-text.ts';

const time = fc.integer({ min: 0, max: 1439 }).map(timeOf);
const locales = ['en-GB', 'en-US', 'de-DE', 'fi-FI', 'ja-JP', 'ar-EG', 'hi-IN', 'ko-KR', 'fa-IR'];

describe('a time in the words of a locale', () => {
  it.each([
    ['en-GB', '19:05', 'hh:mm'],
    ['en-US', '7:05 PM', 'hh:mm am/pm'],
    ['fi-FI', '19.05', 'hh.mm'],
  ])('is in %s %s', (locale, text, pattern) => {
    expect(timeFormatOf(locale).format('19:05')).toBe(text);
    expect(timeFormatOf(locale).pattern(timePickerTexts)).toBe(pattern);
  });

  it('goes by the member where they chose otherwise', () => {
    expect(timeFormatOf('en-US', 'h23').format('19:05')).toBe('19:05');
    expect(timeFormatOf('en-GB', 'h12').format('00:05')).toMatch(/^12:05 am$/i);
  });

  it('is read as it was written, in every locale and at every minute', () => {
    fc.assert(
      fc.property(time, fc.constantFrom(...locales), (at, locale) => {
        const format = timeFormatOf(locale);
        expect(readTime(format.format(at), format)).toBe(at);
        expect(readTime(at, format)).toBe(at);
      }),
    );
  });
});

describe('a typed time', () => {
  it.each([
    ['7', '07:00'],
    ['19', '19:00'],
    ['730', '07:30'],
    ['1930', '19:30'],
    ['7.30 pm', '19:30'],
    ['7:30 p.m.', '19:30'],
    ['730p', '19:30'],
    ['12 am', '00:00'],
    ['12:15pm', '12:15'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
  ])('%s is %s', (text, expected) => {
    expect(readTime(text, timeFormatOf('en-US'))).toBe(expected);
  });

  it.each(['', '24:00', '7:60', '13 pm', '0 am', '7:3', '12345', '7:30:15', 'noon'])('%s is none', (text) => {
    expect(readTime(text, timeFormatOf('en-US'))).toBeUndefined();
  });
});

describe('steps', () => {
  it('go through the day, or from the first to the last time', () => {
    expect(timeSteps(30)).toHaveLength(48);
    expect(timeSteps(30, '08:00', '09:30')).toEqual(['08:00', '08:30', '09:00', '09:30']);
    expect(timeSteps(45, '22:00')).toEqual(['22:00', '22:45', '23:30']);
    expect(timeSteps(30, '10:00', '09:00')).toEqual([]);
  });

  it('are evenly apart and within their limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 240 }), time, time, (step, min, max) => {
        const steps = timeSteps(step, min, max);
        for (const one of steps) expect(one >= min && one <= max).toBe(true);
        for (const [index, one] of steps.entries()) expect(minutesOf(one)).toBe(minutesOf(min) + index * step);
      }),
    );
  });

  it('know which of them is nearest', () => {
    expect(nearestStep(timeSteps(30), '07:40')).toBe(15);
    expect(nearestStep(timeSteps(30), '07:50')).toBe(16);
    expect(nearestStep([], '07:50')).toBe(-1);
  });
});
