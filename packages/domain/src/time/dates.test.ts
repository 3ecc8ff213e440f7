import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, daysBetween, lastDays, weekOf } from './dates.ts';

const date = fc
  .date({ min: new Date('0001-02-01T00:00:00Z'), max: new Date('9998-12-01T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

describe('calendar dates', () => {
  it('steps over the leap day in leap years only', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2028-02-29', 1)).toBe('2028-03-01');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });

  it('goes back as far as it went forward', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -9000, max: 9000 }), (start, days) => {
        const there = addDays(start, days);
        fc.pre(daysBetween(start, there) === days);
        expect(addDays(there, -days)).toBe(start);
      }),
    );
  });

  it('counts days as the calendar does', () => {
    expect([dayNumber('1970-01-01'), dayNumber('1969-12-31'), dayNumber('2000-02-29'), dayNumber('0000-03-01')]).toEqual([
      0, -1, 11_016, -719_468,
    ]);
    fc.assert(fc.property(date, (day) => void expect(dayNumber(day)).toBe(Date.parse(`${day}T00:00:00.000Z`) / 86_400_000)));
  });

  it('orders dates as their texts', () => {
    fc.assert(fc.property(date, date, (a, b) => void expect(Math.sign(daysBetween(a, b))).toBe(a < b ? 1 : a > b ? -1 : 0)));
  });

  it('shows the week that holds a date, Monday first', () => {
    expect(weekOf('2026-11-21')).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    fc.assert(fc.property(date, (day) => void expect(weekOf(day)).toContain(day)));
    fc.assert(fc.property(date, (day) => void expect(new Date(`${weekOf(day)[0]}T00:00:00Z`).getUTCDay()).toBe(1)));
  });

  it('lists the last days with today at the end', () => {
    expect(lastDays('2026-03-02', 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  });

  it('knows what is no date, and leaves it alone', () => {
    for (const text of ['', '2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', 'yesterday', '+02026-01-01']) {
      expect(dayNumber(text)).toBeUndefined();
      expect(addDays(text, 1)).toBe(text);
    }
  });

  it('never leaves the years that a date text can name', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('0000-01-01', -1)).toBe('0000-01-01');
  });
});
