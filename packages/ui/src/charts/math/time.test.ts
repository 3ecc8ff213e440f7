import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, timeTicks, utcDate } from './time.ts';

const day = fc.integer({ min: dayOf('1970-01-01'), max: dayOf('2150-12-31') });
const labels = (from: string, to: string) => timeTicks(dayOf(from), dayOf(to), 'en-GB').map(({ label }) => label);

describe('the axis of time', () => {
  it('has few ticks, rising and within its ends, for a week as for a century', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const days = timeTicks(from, to, 'en-GB').map((tick) => tick.day);
        expect(days.length).toBeLessThanOrEqual(7);
        expect(days).toEqual([...new Set(days)].sort((x, y) => x - y));
        for (const tick of days) expect(tick >= from && tick <= to).toBe(true);
      }),
    );
  });

  it('names days in a week, months in a year with January by its year, and years in five', () => {
    expect(labels('2026-11-15', '2026-11-21')).toEqual(['15 Nov', '16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov', '21 Nov']);
    expect(labels('2025-11-21', '2026-11-21')).toEqual(['2026', 'Mar', 'May', 'Jul', 'Sept', 'Nov']);
    expect(labels('2021-11-22', '2026-11-21')).toEqual(['2022', '2023', '2024', '2025', '2026']);
  });

  it('speaks the language that is asked for', () => {
    expect(timeTicks(dayOf('2026-02-15'), dayOf('2026-07-02'), 'de').map(({ label }) => label)).toEqual([
      'Mär',
      'Apr',
      'Mai',
      'Jun',
      'Jul',
    ]);
  });

  it('refuses what is no date', () => {
    expect(() => dayOf('2026-02-30')).toThrow('Not a date: 2026-02-30');
    expect(utcDate(dayOf('2024-02-29')).toISOString().slice(0, 10)).toBe('2024-02-29');
  });
});
