import { describe, expect, it, vi } from 'vitest';
import { calendarNames, firstDayOf } from './calendar-names.ts';

describe('names of a locale', () => {
  it('are those of the locale', () => {
    const names = calendarNames('de-DE');
    expect(names.month('2026-03')).toBe('März 2026');
    expect(names.fullDate('2026-03-03')).toBe('Dienstag, 3. März 2026');
    expect(names.weekdays.map(({ long }) => long)[0]).toBe('Montag');
    expect(names.day('2026-03-03')).toBe('3');
  });

  it('begin with the first day of the week', () => {
    expect(calendarNames('en-US').weekdays.map(({ short }) => short)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(calendarNames('en-US', 1).weekdays.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('stay short enough to stand above a day', () => {
    for (const locale of ['ar-EG', 'fa-IR', 'en-GB', 'pt-BR', 'hu-HU', 'ja-JP']) {
      for (const { short } of calendarNames(locale).weekdays) expect(short.length).toBeLessThanOrEqual(4);
    }
  });

  it('are Gregorian where the locale would count otherwise', () => {
    expect(calendarNames('th-TH').date('2026-03-03')).toContain('2026');
    expect(calendarNames('fa-IR-u-nu-latn').date('2026-03-03')).toContain('2026');
  });
});

describe('first day of the week', () => {
  const expected = [
    ['en-GB', 1],
    ['en-US', 7],
    ['en', 7],
    ['de', 1],
    ['pt-BR', 7],
    ['ar-EG', 6],
  ] as const;

  it.each(expected)('of %s is %i', (locale, day) => {
    expect(firstDayOf(locale)).toBe(day);
  });

  it.each(expected)('of %s is %i in a browser that cannot say it', (locale, day) => {
    const older = new Intl.Locale(locale).maximize();
    Object.defineProperties(older, { getWeekInfo: { value: undefined }, weekInfo: { value: undefined } });
    vi.spyOn(Intl.Locale.prototype, 'maximize').mockReturnValue(older);
    expect(firstDayOf(locale)).toBe(day);
    vi.restoreAllMocks();
  });
});
