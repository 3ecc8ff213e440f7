import { describe, expect, it } from 'vitest';
import { addDays } from '../time/dates.ts';
import { foldHabit, type MarkedDate } from './fold.ts';
import { type HabitRule, scaledAmount } from './schedule.ts';
import type { HabitSchedule } from './schemas.ts';

// Figures of the public tests of Loop Habit Tracker (ScoreListTest), six decimals. Days are counted back from today.
const today = '2026-03-10';
const back = (days: number) => addDays(today, -days);
const daily: HabitSchedule = { per: 'day', times: 1 };
const base: HabitRule = { kind: 'yes-no', target: 0, schedule: daily, startDate: back(2000), endDate: null, pauses: [] };

const ticks = (...days: readonly number[]): MarkedDate[] =>
  days.map((day) => ({ localDate: back(day), mark: { kind: 'done', value: scaledAmount(1) } }));
const amounts = (from: number, to: number, value: number): MarkedDate[] =>
  range(from, to).map((day) => ({ localDate: back(day), mark: { kind: 'done', value: scaledAmount(value) } }));
const skips = (...days: readonly number[]): MarkedDate[] => days.map((day) => ({ localDate: back(day), mark: { kind: 'skipped' } }));
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
/** Later marks take the place of earlier ones on the same date. */
const laid = (...marks: readonly MarkedDate[][]): MarkedDate[] => [
  ...new Map(marks.flat().map((marked) => [marked.localDate, marked])).values(),
];
const score = (marks: readonly MarkedDate[], rule: Partial<HabitRule> = {}, daysAgo = 0) =>
  foldHabit({ ...base, ...rule }, marks, back(daysAgo)).score;
const scores = (marks: readonly MarkedDate[], count: number, rule: Partial<HabitRule> = {}) =>
  range(0, count).map((day) => score(marks, rule, day));

/** As close as Loop's own tests ask for. */
const TOLERANCE = 1e-6;
const expectFigures = (actual: number | readonly number[], expected: number | readonly number[]) => {
  const off = [expected].flat().map((figure, index) => Math.abs(([actual].flat()[index] ?? Number.NaN) - figure));
  expect(
    off.every((difference) => difference < TOLERANCE),
    `${[actual].flat().map((each) => each.toFixed(6))}`,
  ).toBe(true);
};

/** Twenty days done, the newest first, then nothing before. */
const twentyDays = [
  0.655747, 0.636894, 0.617008, 0.596033, 0.573910, 0.550574, 0.525961, 0.500000, 0.472617, 0.443734, 0.413270,
  0.381137, 0.347244, 0.311495, 0.273788, 0.234017, 0.192067, 0.147820, 0.101149, 0.051922, 0,
]; // biome-ignore format: a row of figures

describe('the strength of a habit that is ticked', () => {
  it('is Loop’s day by day', () => {
    expectFigures(scores(ticks(...range(0, 20)), 21), twentyDays);
  });

  it('stands still on skipped days', () => {
    const skipped = laid(ticks(...range(0, 20)), skips(5, 10, 11));
    // The same way up, with a step repeated for each skip.
    const grown = twentyDays.slice(3);
    const expected = [...grown.slice(0, 6), ...grown.slice(5, 10), ...grown.slice(9, 10), ...grown.slice(9)];
    expectFigures(scores(skipped, expected.length), expected);
    expectFigures(scores(laid(ticks(5), skips(4)), 7), [0.041949, 0.044247, 0.04667, 0.049226, 0.051922, 0.051922, 0]);
  });

  it('converges to the share of what was planned: two of three times a week are two thirds', () => {
    const twice = ticks(...range(0, 100).flatMap((week) => [7 * week, 7 * week + 1]));
    const perWeek = (times: number) => score(twice, { schedule: { per: 'week', times } });
    expectFigures(perWeek(3), 2 / 3);
    expectFigures(perWeek(4), 0.5);
  });

  it('converges to one when a weekly habit is done on another day each week', () => {
    const irregular = ticks(...range(0, 100).flatMap((pair) => [14 * pair, 14 * pair + 13]));
    expect(score(irregular, { schedule: { per: 'week', times: 1 } })).toBeCloseTo(1, 3);
  });

  it('is high within a reasonable time: three months daily, nine weekly, eighteen monthly', () => {
    expect(score(ticks(...range(0, 90)))).toBeGreaterThan(0.99);
    expect(score(ticks(...range(0, 39).map((week) => 7 * week)), { schedule: { per: 'week', times: 1 } })).toBeGreaterThan(0.99);
    expect(score(ticks(...range(0, 18).map((month) => 30 * month)), { schedule: { per: 'month', times: 1 } })).toBeGreaterThan(0.99);
  });

  it('is counted anew with another schedule', () => {
    expectFigures(score(ticks(0, 1)), 0.101149);
    expectFigures(score(ticks(0, 1), { schedule: { per: 'days', days: 2 } }), 0.054816);
  });

  it('goes up with a tick and down to where it was without it', () => {
    expect(score(ticks())).toBe(0);
    expectFigures(score(ticks(0)), 0.051922);
  });

  it('gives the milestones of the product: half at 13 days, two thirds at 21, 0.96 at 60', () => {
    expect([13, 21, 60].map((days) => score(ticks(...range(0, days))).toFixed(2))).toEqual(['0.50', '0.67', '0.96']);
  });
});

describe('the strength of an amount to reach', () => {
  const rule = { kind: 'at-least', target: scaledAmount(2) } as const;

  it('is Loop’s day by day', () => {
    expectFigures(scores(amounts(0, 20, 2), 21, rule), twentyDays);
    expectFigures(scores(amounts(0, 20, 2), 21, { ...rule, kind: 'timer' }), twentyDays);
  });

  it('stands still on skipped days', () => {
    const marks = laid(amounts(0, 20, 2), skips(10, 15));
    const expected = [...twentyDays.slice(2, 13), ...twentyDays.slice(12, 17), ...twentyDays.slice(16)];
    expectFigures(scores(marks, expected.length, rule), expected);
  });

  it('is what it was before a long row of skips, wherever the row lies', () => {
    const half = score(amounts(0, 500, 1), rule);
    expectFigures(score(laid(amounts(0, 500, 1), skips(...range(500, 1000))), rule), half);
    const apart = laid(amounts(0, 300, 1), skips(...range(300, 500)), amounts(500, 700, 1));
    expectFigures(score(apart, rule), half);
  });

  it('comes to the share that is reached, and no further', () => {
    expectFigures(score(amounts(0, 500, 1), rule), 0.5);
    expectFigures(score(amounts(0, 500, 0.5), rule), 0.25);
    expectFigures(score(amounts(0, 1, 10_000), rule), 0.051922);
  });

  it('sums over the days of its schedule', () => {
    expectFigures(score(amounts(0, 2, 2), rule), 0.101149);
    expectFigures(score(amounts(0, 2, 2), { ...rule, schedule: { per: 'days', days: 2 } }), 0.072631);
  });

  it('is high within a reasonable time', () => {
    const every = (step: number, count: number) =>
      range(0, count).map((each): MarkedDate => ({ localDate: back(step * each), mark: { kind: 'done', value: scaledAmount(2) } }));
    expect(score(every(1, 90), rule)).toBeGreaterThan(0.99);
    expect(score(every(7, 39), { ...rule, schedule: { per: 'week', times: 1 } })).toBeGreaterThan(0.99);
    expect(score(every(30, 18), { ...rule, schedule: { per: 'month', times: 1 } })).toBeGreaterThan(0.99);
  });

  it('stays a number where nothing is asked for', () => {
    expect(score([], { kind: 'at-least', target: 0 })).toBeLessThanOrEqual(1);
    expect(score([], { kind: 'at-most', target: 0 })).toBe(1);
  });
});

describe('the strength of an amount to stay within', () => {
  const rule = { kind: 'at-most', target: scaledAmount(2) } as const;

  it('starts at one and falls, Loop’s day by day', () => {
    const marks = laid(amounts(20, 21, 1), amounts(0, 20, 5));
    const falling = twentyDays.map((figure) => 1 - figure);
    expectFigures(scores(marks, 21, rule), falling);
  });

  it('is one before the first entry, and counted anew with another schedule', () => {
    expect(score([], rule)).toBe(1);
    expectFigures(score(amounts(0, 2, 5), rule), 0.89885);
    expectFigures(score(amounts(0, 2, 5), { ...rule, schedule: { per: 'days', days: 2 } }), 0.927369);
  });

  it('comes to the share that is left between the limit and twice the limit', () => {
    expectFigures(score(amounts(0, 500, 3), rule), 0.5);
    expectFigures(score(amounts(0, 500, 3.5), rule), 0.25);
  });

  it('knows neither more than too much nor less than little', () => {
    expectFigures(score(amounts(1, 2, 10_000), rule), 0.950773);
    for (const little of [0, 1]) expectFigures(score(laid(amounts(0, 1, 5), amounts(1, 2, little)), rule), 0.948077);
  });
});
