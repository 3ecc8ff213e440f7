import { addDays, type DateText, dayNumber } from '../time/dates.ts';

/** Pairs of days that a comparison needs at least. */
export const MIN_PAIRS = 14;
/** Days of either kind among them: one or two would speak for all others. */
export const MIN_EACH = 3;
/** Of the standard normal distribution: 95 of 100 values lie within this many standard deviations. */
const Z_95 = 1.959964;

/** The mean mood of one day. */
export interface DayMood {
  readonly date: DateText;
  /** 1 to 5. */
  readonly mean: number;
}

/** How moods go with something that was or was not done on the same day, or the day before. */
export interface Correlation {
  /** Pearson's r, −1 to 1; of a yes/no it is the point-biserial one. */
  readonly r: number;
  /** The 95 % interval of r by Fisher's transformation. */
  readonly low: number;
  readonly high: number;
  /** Days that were compared. */
  readonly pairs: number;
  /** Mean mood with it, and without. */
  readonly meanWith: number;
  readonly meanWithout: number;
  /** The interval holds 0: it may well be chance. */
  readonly mayBeChance: boolean;
}

/** Whether something was done on a date; undefined where the day cannot tell, which leaves it out of comparisons. */
export type DoneOn = (date: DateText) => boolean | undefined;

/**
 * Compares the moods of days on which something was done with those of days on which it was not. Only days with a mood count.
 *
 * @param shift 0 for the same day; 1 for the mood of the day after
 * @returns undefined when there are fewer than {@link MIN_PAIRS} days, fewer than {@link MIN_EACH} of either kind, or when all moods
 *   are alike
 */
export function correlate(moods: readonly DayMood[], doneOn: DoneOn, shift: 0 | 1): Correlation | undefined {
  const pairs = moods.flatMap(({ date, mean }) => {
    const isDone = doneOn(shift === 0 ? date : addDays(date, -1));
    return isDone === undefined ? [] : [{ mean, isDone }];
  });
  const withIt = pairs.filter(({ isDone }) => isDone).map(({ mean }) => mean);
  const without = pairs.filter(({ isDone }) => !isDone).map(({ mean }) => mean);
  if (pairs.length < MIN_PAIRS || Math.min(withIt.length, without.length) < MIN_EACH) return undefined;
  const r = pearson(
    pairs.map(({ isDone }) => (isDone ? 1 : 0)),
    pairs.map(({ mean }) => mean),
  );
  if (r === undefined) return undefined;
  const { low, high } = fisherInterval(r, pairs.length);
  return {
    r,
    low,
    high,
    pairs: pairs.length,
    meanWith: meanOf(withIt),
    meanWithout: meanOf(without),
    mayBeChance: low <= 0 && high >= 0,
  };
}

/** Pearson's correlation; undefined when one side never varies. */
export function pearson(xs: readonly number[], ys: readonly number[]): number | undefined {
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  for (let index = 0; index < xs.length; index += 1) {
    const [dx, dy] = [(xs[index] ?? 0) - meanX, (ys[index] ?? 0) - meanY];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  if (xx === 0 || yy === 0) return undefined;
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
}

/** The 95 % interval of a correlation of `n` pairs: Fisher 1915, z = atanh r with standard error 1/√(n − 3). */
export function fisherInterval(r: number, n: number): { readonly low: number; readonly high: number } {
  if (Math.abs(r) === 1) return { low: r, high: r };
  const z = Math.atanh(r);
  const reach = Z_95 / Math.sqrt(n - 3);
  return { low: Math.tanh(z - reach), high: Math.tanh(z + reach) };
}

/** The mean mood of each day, oldest first; days without one are left out. */
export function byDate(moods: readonly { readonly date: DateText; readonly score: number }[]): readonly DayMood[] {
  const days = Map.groupBy(moods, ({ date }) => date);
  return [...days]
    .map(([date, ofDay]) => ({ date, mean: meanOf(ofDay.map(({ score }) => score)) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The mean of a part of the week or the day, with how many moods it is made from. */
export interface PartMean {
  /** Monday 0 to Sunday 6, or the hour 0 to 23. */
  readonly part: number;
  readonly mean: number;
  readonly count: number;
}

/** Means by weekday, Monday first; weekdays without a mood are left out. */
export function byWeekday(moods: readonly { readonly date: DateText; readonly score: number }[]): readonly PartMean[] {
  // 1970-01-01 was a Thursday, the fourth day of its week.
  return meansBy(moods, ({ date }) => ((((dayNumber(date) ?? 0) + 3) % 7) + 7) % 7);
}

/** Means by the member's hour of the day; hours without a mood are left out. */
export function byHour(moods: readonly { readonly hour: number; readonly score: number }[]): readonly PartMean[] {
  return meansBy(moods, ({ hour }) => hour);
}

function meansBy<T extends { readonly score: number }>(moods: readonly T[], partOf: (mood: T) => number): readonly PartMean[] {
  const parts = new Map<number, number[]>();
  for (const mood of moods) {
    const scores = parts.get(partOf(mood));
    if (scores) scores.push(mood.score);
    else parts.set(partOf(mood), [mood.score]);
  }
  return [...parts].sort(([a], [b]) => a - b).map(([part, scores]) => ({ part, mean: meanOf(scores), count: scores.length }));
}

/** The mean of numbers; 0 of none. */
export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
