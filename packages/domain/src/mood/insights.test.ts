import { describe, expect, it } from 'vitest';
import { addDays } from '../time/dates.ts';
import { byDate, byHour, byWeekday, correlate, type DoneOn, fisherInterval, MIN_EACH, MIN_PAIRS, pearson } from './insights.ts';

const start = '2026-03-02';
const days = (means: readonly number[]) => means.map((mean, index) => ({ date: addDays(start, index), mean }));
const on =
  (dates: readonly string[]): DoneOn =>
  (date) =>
    dates.includes(date);
const every = (step: number, count: number) => on(Array.from({ length: count }, (_, index) => addDays(start, index * step)));

describe('what goes with a mood', () => {
  it('is a correlation with its interval, as textbooks have them', () => {
    // Anscombe's first set: r = 0.8164, and its interval of 11 pairs.
    const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    expect(pearson(x, y)).toBeCloseTo(0.8164, 4);
    const { low, high } = fisherInterval(0.8164205, 11);
    expect([low, high].map((value) => Number(value.toFixed(3)))).toEqual([0.424, 0.951]);
  });

  it('compares days with and without, and says when it may be chance', () => {
    const clear = correlate(days(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 4.5 : 2.5))), every(2, 10), 0);
    expect(clear).toMatchObject({ pairs: 20, meanWith: 4.5, meanWithout: 2.5, r: 1, mayBeChance: false });
    const flat = correlate(days(Array.from({ length: 20 }, (_, index) => 1 + (index % 5))), every(2, 10), 0);
    expect(flat?.mayBeChance).toBe(true);
  });

  it('looks at the day after when it is asked to', () => {
    // Better on the days after the even ones.
    const moods = days(Array.from({ length: 20 }, (_, index) => (index % 2 === 1 ? 5 : 2)));
    expect(correlate(moods, every(2, 10), 1)?.r).toBeCloseTo(1);
    expect(correlate(moods, every(2, 10), 0)?.r).toBeCloseTo(-1);
  });

  it('says nothing of fewer than fourteen days, of days that are all alike, or of moods that are', () => {
    expect(correlate(days(Array.from({ length: MIN_PAIRS - 1 }, (_, index) => index % 5)), every(2, 7), 0)).toBeUndefined();
    expect(correlate(days(Array.from({ length: 20 }, (_, index) => index % 5)), on([]), 0)).toBeUndefined();
    expect(correlate(days(Array.from({ length: 20 }, () => 3)), every(2, 10), 0)).toBeUndefined();
  });

  it('needs three days of either kind', () => {
    const moods = days(Array.from({ length: 20 }, (_, index) => 1 + (index % 5)));
    expect(correlate(moods, every(2, MIN_EACH - 1), 0)).toBeUndefined();
    expect(correlate(moods, every(2, MIN_EACH), 0)?.pairs).toBe(20);
  });

  it('leaves out the days that cannot tell, and for the mood of the day after those that follow them', () => {
    const moods = days(Array.from({ length: 30 }, (_, index) => index % 5));
    const began = addDays(start, 10);
    const doneOn: DoneOn = (date) => (date < began ? undefined : every(2, 15)(date));
    expect(correlate(moods, doneOn, 0)?.pairs).toBe(20);
    expect(correlate(moods, doneOn, 1)?.pairs).toBe(19);
  });
});

describe('means of parts', () => {
  it('are those of days, oldest first', () => {
    const moods = [
      { date: '2026-03-09', score: 4 },
      { date: '2026-03-02', score: 2 },
      { date: '2026-03-09', score: 3 },
    ];
    expect(byDate(moods)).toEqual([
      { date: '2026-03-02', mean: 2 },
      { date: '2026-03-09', mean: 3.5 },
    ]);
  });

  it('are those of weekdays, Monday first, and of hours', () => {
    // 2 March 2026 is a Monday.
    const moods = [
      { date: '2026-03-02', hour: 8, score: 2 },
      { date: '2026-03-09', hour: 21, score: 4 },
      { date: '2026-03-08', hour: 21, score: 5 },
    ];
    expect(byWeekday(moods)).toEqual([
      { part: 0, mean: 3, count: 2 },
      { part: 6, mean: 5, count: 1 },
    ]);
    expect(byHour(moods)).toEqual([
      { part: 8, mean: 2, count: 1 },
      { part: 21, mean: 4.5, count: 2 },
    ]);
  });
});
