import type { Habit } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { exampleHabit, exampleHabitList, exampleHabits } from './example-habits.ts';
import { dateWords, dayCount, habitRowOf } from './habit-row.ts';
import { habitSpanDates, habitTiles, spansOf } from './habit-year.ts';

const row = (title: string) => {
  const habit = exampleHabitList.find((each) => each.title === title);
  if (!habit) throw new Error(`no example ${title}`);
  return habitRowOf(habit, EXAMPLE_DATE);
};
const today = (change: Partial<Habit['today']>): Habit => ({ ...exampleHabit, today: { ...exampleHabit.today, ...change } });

describe('the row of a habit', () => {
  it('says what today asks for', () => {
    expect(row('Morning pages')).toMatchObject({ today: 'open', status: 'active', strength: 67, schedule: 'Every day, 07:30' });
    expect(row('Run')).toMatchObject({ progress: '2 of 3 this week', streakUnit: 'week' });
    expect(row('Drink a glass of water')).toMatchObject({ times: { done: 2, of: 4 } });
    expect(row('Read')).toMatchObject({ measure: { direction: 'reach', target: 20, reached: 12, value: 12, usual: 20 } });
    expect(row('Coffee')).toMatchObject({ today: 'done', measure: { direction: 'limit', target: 2 } });
    expect(row('Stretch')).toMatchObject({ today: 'skipped', skipReason: 'not well' });
  });

  it('says when a habit asks again, and why it does not', () => {
    expect(row('Water the plants')).toMatchObject({ today: 'later', due: 'Next on Sunday' });
    expect(row('Call someone I like')).toMatchObject({ today: 'later', due: 'Done for this week' });
    expect(row('Swim')).toMatchObject({ status: 'paused' });
    const due = (change: Partial<Habit['today']>) => habitRowOf({ ...today(change), endDate: '2026-11-02' }, EXAMPLE_DATE).due;
    expect(due({ group: 'resting', why: 'ended' })).toBe('Ended on 2 November');
    expect(due({ group: 'later', why: 'not_started', due: '2026-12-01' })).toBe('Starts on 1 December');
  });

  it('leaves an entry over the limit unticked', () => {
    const over: Habit = { ...today({ group: 'done', why: 'entered', done: 3, needed: 2 }), kind: 'at-most', target: 2, unit: 'cups' };
    expect(habitRowOf(over, EXAMPLE_DATE)).toMatchObject({ today: 'open', measure: { reached: 3 } });
  });

  it('names days of this week by their weekday', () => {
    expect(dateWords('2026-11-22', '2026-11-21')).toBe('Sunday');
    expect(dateWords('2026-11-23', '2026-11-21')).toBe('23 November');
  });

  it('counts today without what was skipped', () => {
    expect(dayCount(exampleHabits.habits)).toEqual({ done: 2, of: 7 });
  });
});

describe('the year of a habit', () => {
  it('shows the last twelve months or a year of the calendar, ten years back', () => {
    expect(habitSpanDates('recent', '2026-03-10')).toEqual({ from: '2025-03-11', to: '2026-03-10' });
    expect(habitSpanDates('2026', '2026-03-10')).toEqual({ from: '2026-01-01', to: '2026-03-10' });
    expect(habitSpanDates('2024', '2026-03-10')).toEqual({ from: '2024-01-01', to: '2024-12-31' });
    expect(spansOf({ startDate: '2024-05-01' }, '2026-03-10').map(({ value }) => value)).toEqual(['recent', '2026', '2025', '2024']);
    expect(spansOf({ startDate: '1999-05-01' }, '2026-03-10')).toHaveLength(11);
  });

  it('fills tiles by what kind of habit it is', () => {
    const days = [
      { localDate: '2026-03-01', value: 1, kind: 'done' as const },
      { localDate: '2026-03-02', value: null, kind: 'skipped' as const },
      { localDate: '2026-03-03', value: 3, kind: 'missed' as const },
    ];
    expect(habitTiles(exampleHabit, days).days.map(({ value }) => value)).toEqual([1, 0, 1]);
    const limit = habitTiles({ ...exampleHabit, kind: 'at-most', target: 2 }, days);
    expect([limit.days.map(({ value }) => value), limit.formatValue(0)]).toEqual([[1, 0], 'Over the limit']);
    const amount = habitTiles({ ...exampleHabit, kind: 'at-least', target: 20, unit: 'pages' }, days);
    expect([amount.days.map(({ value }) => value), amount.max, amount.formatValue(3)]).toEqual([[1, 3], 20, '3 pages']);
  });
});
