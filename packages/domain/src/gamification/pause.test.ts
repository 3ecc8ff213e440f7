import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/dates.ts';
import { endPause, PAUSE_DAYS_PER_YEAR, PAUSE_MAX_DAYS, type PauseSpan, pauseDaysLeft, pauseLength, planPause } from './pause.ts';
import { type MemberDay, restMissedDays, streakAsOf, streakOf } from './streak.ts';

const today = '2026-03-10';
const plan = (length: number, from = today, pauses: readonly PauseSpan[] = []) => planPause({ from, length, today, pauses });
const span = (from: string, length: number): PauseSpan => ({ from, until: addDays(from, length - 1) });

describe('a planned pause', () => {
  it('marks its days', () => {
    expect(plan(2)).toEqual({
      span: { from: '2026-03-10', until: '2026-03-11' },
      days: [
        { localDate: '2026-03-10', kind: 'paused' },
        { localDate: '2026-03-11', kind: 'paused' },
      ],
    });
  });

  it('is 1 to 30 days long, and begins today or within a year', () => {
    expect([plan(0), plan(31), plan(1.5)]).toEqual(Array(3).fill({ refused: 'length' }));
    expect(plan(30)).toHaveProperty('days');
    expect(plan(1, '2026-03-09')).toEqual({ refused: 'past' });
    expect(plan(1, '2027-03-11')).toHaveProperty('days');
    expect(plan(1, '2027-03-12')).toEqual({ refused: 'too_far' });
  });

  it('does not lie over another one', () => {
    const other = span('2026-03-12', 3);
    expect(plan(2, today, [other])).toHaveProperty('days');
    expect(plan(3, today, [other])).toEqual({ refused: 'overlap' });
    expect(plan(1, '2026-03-14', [other])).toEqual({ refused: 'overlap' });
    expect(plan(1, '2026-03-15', [other])).toHaveProperty('days');
  });

  it('takes 60 days of a calendar year at most, and of each year its own', () => {
    const thirty = span('2026-01-01', 30);
    expect(pauseDaysLeft([thirty], '2026')).toBe(30);
    expect(plan(30, today, [thirty])).toHaveProperty('days');
    expect(plan(30, '2026-05-01', [thirty, span('2026-02-05', 1)])).toEqual({ refused: 'year_limit' });
    const full = [thirty, span('2026-06-01', 30)];
    expect(plan(2, '2026-12-31', full)).toEqual({ refused: 'year_limit' });
    expect(plan(2, '2027-01-01', full)).toHaveProperty('days');
    expect(pauseDaysLeft([span('2026-12-31', 2)], '2027')).toBe(59);
  });

  it('never takes more than its share, whatever was planned before', () => {
    const wishes = fc.array(fc.record({ offset: fc.nat(366), length: fc.integer({ min: 1, max: PAUSE_MAX_DAYS }) }), { maxLength: 12 });
    fc.assert(
      fc.property(wishes, (asked) => {
        const pauses: PauseSpan[] = [];
        for (const { offset, length } of asked) {
          const planned = planPause({ from: addDays(today, offset), length, today, pauses });
          if ('span' in planned) pauses.push(planned.span);
        }
        const dates = pauses.flatMap(({ from, until }) =>
          Array.from({ length: pauseLength({ from, until }) }, (_, day) => addDays(from, day)),
        );
        expect(new Set(dates).size).toBe(dates.length);
        for (const year of ['2026', '2027']) {
          expect(dates.filter((date) => date.startsWith(year)).length).toBeLessThanOrEqual(PAUSE_DAYS_PER_YEAR);
        }
      }),
    );
  });

  it('ends the evening before it is ended, or was never there', () => {
    expect(endPause(span('2026-03-08', 9), today)).toEqual({ from: '2026-03-08', until: '2026-03-09' });
    expect(endPause(span(today, 9), today)).toBeNull();
    expect(endPause(span('2026-04-01', 9), today)).toBeNull();
    expect(endPause(span('2026-03-01', 3), today)).toEqual({ from: '2026-03-01', until: '2026-03-03' });
  });
});

describe('a streak around a pause', () => {
  const active = (from: string, count: number): readonly MemberDay[] =>
    Array.from({ length: count }, (_, index) => ({ localDate: addDays(from, index), kind: 'active' }));
  const paused = (from: string, count: number): readonly MemberDay[] =>
    Array.from({ length: count }, (_, index) => ({ localDate: addDays(from, index), kind: 'paused' }));

  it('does not notice one that lies ahead', () => {
    const days = [...active('2026-03-05', 6), ...paused('2026-03-20', 7)];
    expect(streakOf(days, today).current).toBe(6);
    expect(streakAsOf(streakOf(days, today), days, today, 0).current).toBe(6);
  });

  it('stands still while it lasts and goes on after it', () => {
    const days = [...active('2026-03-01', 4), ...paused('2026-03-05', 10)];
    expect(streakOf(days, '2026-03-12').current).toBe(4);
    expect(streakOf(days, '2026-03-15').current).toBe(4);
    expect(streakOf([...days, ...active('2026-03-15', 1)], '2026-03-15').current).toBe(5);
    expect(streakOf(days, '2026-03-16').current).toBe(0);
    expect(streakAsOf(streakOf(days, '2026-03-04'), days, '2026-03-15', 0).current).toBe(4);
  });

  it('may begin after a missed day that a freeze rests, and needs no freeze itself', () => {
    const days = [...active('2026-03-01', 4), ...paused('2026-03-06', 9)];
    expect(restMissedDays(days, '2026-03-15', 1)).toMatchObject({ added: [{ localDate: '2026-03-05', kind: 'frozen' }], freezes: 0 });
    expect(restMissedDays(days, '2026-03-15', 0).added).toEqual([]);
    expect(restMissedDays(days, '2026-03-16', 1).added).toEqual([]);
    expect(restMissedDays(days, '2026-03-16', 2).added.map(({ localDate }) => localDate)).toEqual(['2026-03-05', '2026-03-15']);
  });
});
