import { addDays, dayNumber, daysBetween } from '@everstep/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayNumbers } from './Calendar.variants.ts';
import { addMonths, dateOf, monthOf, weekdayOf, weekStart, weeksOf } from './month.ts';

const date = fc.integer({ min: -25_000, max: 60_000 }).map((days) => addDays('1970-01-01', days));
const firstDay = fc.constantFrom(...weekdayNumbers);
const months = fc.integer({ min: -600, max: 600 });

describe('dateOf', () => {
  it.each([
    [2024, 2, 29, '2024-02-29'],
    [2023, 2, 29, undefined],
    [1900, 2, 29, undefined],
    [2000, 2, 29, '2000-02-29'],
    [2026, 4, 31, undefined],
    [2026, 13, 1, undefined],
    [33, 4, 3, '0033-04-03'],
  ])('%i, %i, %i is %s', (year, month, day, expected) => {
    expect(dateOf(year, month, day)).toBe(expected);
  });
});

describe('addMonths', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-05-31', -1, '2026-04-30'],
    ['2026-01-15', -1, '2025-12-15'],
    ['0000-01-15', -1, '0000-01-15'],
    ['9999-12-15', 1, '9999-12-15'],
  ])('%s and %i is %s', (from, count, expected) => {
    expect(addMonths(from, count)).toBe(expected);
  });

  it('gives a real day of the right month, the same day or the last there is', () => {
    fc.assert(
      fc.property(date, months, (from, count) => {
        const there = addMonths(from, count);
        const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(dayNumber(there)).toBeDefined();
        expect(monthsOf(there) - monthsOf(from)).toBe(count);
        const isLast = monthOf(addDays(there, 1)) !== monthOf(there);
        expect(there.slice(8) === from.slice(8) || (isLast && there.slice(8) < from.slice(8))).toBe(true);
      }),
    );
  });
});

describe('weeks of a month', () => {
  it('hold each day once, in order, under its own weekday', () => {
    fc.assert(
      fc.property(date, firstDay, (day, first) => {
        const weeks = weeksOf(monthOf(day), first);
        const days = weeks.flat().filter((place) => place !== null);
        expect(days[0]).toBe(`${monthOf(day)}-01`);
        expect(monthOf(addDays(days.at(-1) ?? '', 1))).not.toBe(monthOf(day));
        for (const [index, one] of days.entries()) expect(daysBetween(days[0] ?? '', one)).toBe(index);
        for (const week of weeks) {
          for (const [column, place] of week.entries()) {
            if (place !== null) expect((weekdayOf(place) - first + 7) % 7).toBe(column);
          }
        }
      }),
    );
  });

  it('are four for a February that begins with its week, and six where it takes that many', () => {
    expect(weeksOf('2021-02', 1)).toHaveLength(4);
    expect(weeksOf('2026-08', 1)).toHaveLength(6);
  });

  it('reach to the edges of the calendar', () => {
    expect(weeksOf('9999-12', 1).flat().filter(Boolean)).toHaveLength(31);
    expect(weeksOf('0000-01', 1).flat().filter(Boolean)).toHaveLength(31);
  });
});

describe('weekStart', () => {
  it('is a first day of the week, at most six days before', () => {
    fc.assert(
      fc.property(date, firstDay, (day, first) => {
        const start = weekStart(day, first);
        expect(weekdayOf(start)).toBe(first);
        expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(start, day)).toBeLessThan(7);
      }),
    );
  });

  it('agrees with the engine about weekdays, nights with a clock change among them', () => {
    const clockChanges = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2011-12-30'];
    for (const day of clockChanges) expect(weekdayOf(day) % 7).toBe(new Date(`${day}T12:00:00Z`).getUTCDay());
  });
});
