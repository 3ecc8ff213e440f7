import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/dates.ts';
import { type DayMark, foldHabit, type HabitState, isHabitDoneOn, type MarkedDate, streakOfHabit } from './fold.ts';
import { type HabitRule, scaledAmount } from './schedule.ts';
import type { HabitPause, HabitSchedule } from './schemas.ts';
import { habitSettleThrough, habitStanding, habitStandingOf } from './standing.ts';

const start = '2026-01-05'; // a Monday
const on = (day: number) => addDays(start, day);

const schedule: fc.Arbitrary<HabitSchedule> = fc.oneof(
  fc.record({ per: fc.constant('day' as const), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ per: fc.constant('week' as const), times: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ per: fc.constant('month' as const), times: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ per: fc.constant('days' as const), days: fc.integer({ min: 2, max: 9 }) }),
);
const LENGTH = 150;
const dayIndex = fc.integer({ min: -20, max: LENGTH });
const pause: fc.Arbitrary<HabitPause> = fc
  .tuple(dayIndex, fc.option(fc.nat(30)))
  .map(([from, length]) => ({ from: on(from), until: length === null ? null : on(from + length) }));
const rule: fc.Arbitrary<HabitRule> = fc.record({
  kind: fc.constantFrom('yes-no' as const, 'at-least' as const, 'at-most' as const, 'timer' as const),
  target: fc.constantFrom(0, scaledAmount(0.1), scaledAmount(2), scaledAmount(12.5)),
  schedule,
  startDate: fc.constantFrom(on(0), on(3)),
  endDate: fc.option(dayIndex.map(on), { freq: 5 }),
  pauses: fc.array(pause, { maxLength: 2 }),
});
const mark: fc.Arbitrary<DayMark> = fc.oneof(
  fc.record({
    kind: fc.constant('done' as const),
    value: fc.constantFrom(0, scaledAmount(0.1), scaledAmount(1), scaledAmount(2), scaledAmount(3), scaledAmount(40)),
  }),
  fc.constant({ kind: 'skipped' as const }),
);
const marks: fc.Arbitrary<readonly MarkedDate[]> = fc
  .dictionary(dayIndex.map(on), mark, { maxKeys: 80 })
  .map((byDate) => Object.entries(byDate).map(([localDate, own]) => ({ localDate, mark: own })));

describe('folding a habit', () => {
  it('gives the same from any settled day on as from the start, through storing as text', () => {
    fc.assert(
      fc.property(rule, marks, dayIndex, dayIndex, (habit, entered, one, other) => {
        const [settled, today] = [Math.min(one, other), Math.max(one, other)].map(on) as [string, string];
        // What was entered before the first day moves that day, so a state is only settled with all of it at hand.
        const first =
          entered
            .map(({ localDate }) => localDate)
            .concat(habit.startDate)
            .sort()[0] ?? '';
        fc.pre(settled >= first && (habit.endDate === null || settled <= habit.endDate));
        const stored: HabitState = JSON.parse(JSON.stringify(foldHabit(habit, entered, settled)));
        const later = entered.filter(({ localDate }) => localDate > settled);
        expect(foldHabit(habit, later, today, { state: stored, through: settled })).toEqual(foldHabit(habit, entered, today));
      }),
      { numRuns: 300 },
    );
  });

  it('shows the same from a settled state as from the start', () => {
    fc.assert(
      fc.property(rule, marks, dayIndex, (habit, entered, day) => {
        const today = on(day);
        const settled = habitSettleThrough(today, '2000-01-01') ?? '';
        const first =
          entered
            .map(({ localDate }) => localDate)
            .concat(habit.startDate)
            .sort()[0] ?? '';
        fc.pre(settled >= first && (habit.endDate === null || settled <= habit.endDate));
        const state = foldHabit(habit, entered, settled);
        const tail = entered.filter(({ localDate }) => localDate > settled);
        const now = foldHabit(habit, tail, today, { state, through: settled });
        const { week, ...others } = habitStandingOf(habit, now, tail, today);
        const { week: fullWeek, ...full } = habitStanding(habit, entered, today);
        expect(others).toEqual(full);
        expect(week).toEqual(fullWeek);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps strength between 0 and 1, active days within 30, and the longest streak the longest', () => {
    fc.assert(
      fc.property(rule, marks, dayIndex, (habit, entered, day) => {
        const { strength, activeDays, streak } = habitStanding(habit, entered, on(day));
        expect(strength).toBeGreaterThanOrEqual(0);
        expect(strength).toBeLessThanOrEqual(1);
        expect(activeDays).toBeLessThanOrEqual(30);
        expect(streak.longest).toBeGreaterThanOrEqual(streak.current);
      }),
    );
  });

  it('changes neither strength nor streak through a pause without entries, whatever came before', () => {
    fc.assert(
      fc.property(rule, marks, fc.integer({ min: 5, max: 60 }), fc.integer({ min: 1, max: 60 }), (habit, entered, from, length) => {
        const running = { ...habit, pauses: [], endDate: null };
        const before = entered.filter(({ localDate }) => localDate < on(from));
        const untouched = foldHabit(running, before, on(from - 1));
        const resting = { ...running, pauses: [{ from: on(from), until: null }] };
        const [first, last] = [from, from + length].map((day) => foldHabit(resting, before, on(day)));
        expect([first?.score, last?.score]).toEqual([untouched.score, untouched.score]);
        expect(last && streakOfHabit(running, last)).toEqual(first && streakOfHabit(running, first));
      }),
    );
  });

  it('leaves the score of a skipped day as it was', () => {
    fc.assert(
      fc.property(rule, marks, fc.integer({ min: 5, max: LENGTH }), (habit, entered, day) => {
        const running = { ...habit, endDate: null };
        const before = entered.filter(({ localDate }) => localDate < on(day));
        const skipped = [...before, { localDate: on(day), mark: { kind: 'skipped' } as const }];
        expect(foldHabit(running, skipped, on(day)).score).toBe(foldHabit(running, before, on(day - 1)).score);
      }),
    );
  });

  it('counts a day as done as the fold does', () => {
    fc.assert(
      fc.property(rule, marks, dayIndex, (habit, entered, day) => {
        const running = { ...habit, endDate: null, pauses: [] };
        fc.pre(day >= 3);
        expect(isHabitDoneOn(running, entered, on(day))).toBe(foldHabit(running, entered, on(day)).recent.at(-1) === 1);
      }),
    );
  });

  it('takes ten years of ticks in a moment', () => {
    const habit: HabitRule = {
      kind: 'yes-no',
      target: 0,
      schedule: { per: 'month', times: 3 },
      startDate: start,
      endDate: null,
      pauses: [],
    };
    const decade = Array.from({ length: 3653 }, (_, day): MarkedDate => ({ localDate: on(day), mark: { kind: 'done', value: 1000 } }));
    const began = performance.now();
    foldHabit(habit, decade, on(3652));
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('the streak', () => {
  const daily: HabitRule = {
    kind: 'yes-no',
    target: 0,
    schedule: { per: 'day', times: 1 },
    startDate: start,
    endDate: null,
    pauses: [],
  };
  const done = (...days: readonly number[]): MarkedDate[] =>
    days.map((day) => ({ localDate: on(day), mark: { kind: 'done', value: scaledAmount(1) } }));
  const skipped = (...days: readonly number[]): MarkedDate[] => days.map((day) => ({ localDate: on(day), mark: { kind: 'skipped' } }));
  const streak = (habit: HabitRule, entered: readonly MarkedDate[], day: number) => habitStanding(habit, entered, on(day)).streak;

  it('counts days in a row; today is pending', () => {
    expect(streak(daily, done(0, 1, 2), 2)).toEqual({ current: 3, longest: 3, unit: 'day' });
    expect(streak(daily, done(0, 1, 2), 3)).toEqual({ current: 3, longest: 3, unit: 'day' });
    expect(streak(daily, done(0, 1, 2, 5), 5)).toEqual({ current: 1, longest: 3, unit: 'day' });
  });

  it('is not broken by a skipped day', () => {
    expect(streak(daily, [...done(0, 1, 3), ...skipped(2)], 3).current).toBe(3);
  });

  it('counts weeks of a weekly habit, and lets a first half week and a week of illness pass', () => {
    const weekly: HabitRule = { ...daily, schedule: { per: 'week', times: 3 }, startDate: on(4) };
    const three = (week: number) => [7 * week, 7 * week + 2, 7 * week + 3];
    expect(streak(weekly, done(5, ...three(1), ...three(2)), 21)).toEqual({ current: 2, longest: 2, unit: 'week' });
    expect(streak(weekly, [...done(5, ...three(1), 14, ...three(3)), ...skipped(15, 16)], 28).current).toBe(2);
    expect(streak(weekly, done(5, ...three(1), 14, ...three(3)), 28).current).toBe(1);
    expect(streak(weekly, done(...three(1), 14, 15), 18).current).toBe(1);
  });

  it('counts turns of every n days, whichever day of the turn it was', () => {
    const third: HabitRule = { ...daily, schedule: { per: 'days', days: 3 } };
    expect(streak(third, done(0, 5, 7, 9), 10)).toEqual({ current: 4, longest: 4, unit: 'time' });
    expect(streak(third, done(0, 7, 9), 10).current).toBe(2);
  });

  it('adds up amounts over a week', () => {
    const pages: HabitRule = { ...daily, kind: 'at-least', target: scaledAmount(10), schedule: { per: 'week', times: 1 } };
    const read = (day: number, value: number): MarkedDate => ({ localDate: on(day), mark: { kind: 'done', value: scaledAmount(value) } });
    expect(streak(pages, [read(0, 4), read(3, 6), read(8, 12)], 9).current).toBe(2);
    expect(isHabitDoneOn(pages, [read(0, 4), read(3, 6)], on(3))).toBe(true);
    expect(isHabitDoneOn(pages, [read(0, 4), read(3, 6)], on(0))).toBe(false);
  });

  it('of a limit is broken by too much at once, and by nothing else', () => {
    const cups: HabitRule = { ...daily, kind: 'at-most', target: scaledAmount(2) };
    const drunk = (day: number, value: number): MarkedDate => ({ localDate: on(day), mark: { kind: 'done', value: scaledAmount(value) } });
    expect(streak(cups, [drunk(0, 0), drunk(1, 2), drunk(3, 1)], 4).current).toBe(3);
    expect(streak(cups, [drunk(0, 0), drunk(1, 2), drunk(3, 3)], 3)).toEqual({ current: 0, longest: 2, unit: 'day' });
    expect(streak(cups, [], 40).current).toBe(0);
  });
});
