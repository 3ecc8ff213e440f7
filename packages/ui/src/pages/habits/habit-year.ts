import { addDays, type DateText, type Habit, type HabitHistory } from '@everstep/domain';
import type { DayValue } from '../../charts/index.ts';
import { formatCount } from '../../product/format.ts';

/** What the heat map of a habit shows, and in which words. */
export interface HabitTiles {
  readonly days: readonly DayValue[];
  readonly max?: number;
  readonly levelLabels?: readonly [string, string];
  readonly formatValue: (value: number) => string;
}

const either = (no: string, yes: string) => ({
  max: 1,
  levelLabels: [no, yes] as const,
  formatValue: (value: number) => (value === 1 ? yes : no),
});

/** The days of a habit as tiles: ticks and limits are kept or not, amounts are the fuller the more they are. */
export function habitTiles({ kind, unit, schedule, target }: Habit, days: HabitHistory['days']): HabitTiles {
  if (kind === 'at-most') {
    return { ...either('Over the limit', 'Within the limit'), days: entered(days, ({ kind: was }) => (was === 'done' ? 1 : 0)) };
  }
  if (kind === 'yes-no' && (schedule.per !== 'day' || schedule.times === 1)) {
    return { ...either('Skipped', 'Done'), days: days.map((day) => ({ localDate: day.localDate, value: day.kind === 'skipped' ? 0 : 1 })) };
  }
  const times = schedule.per === 'day' ? schedule.times : 1;
  const goal = kind === 'yes-no' ? times : (target ?? 0) * times;
  return {
    days: entered(days, ({ value }) => value),
    ...(goal > 0 ? { max: goal } : {}),
    formatValue: (value) => [formatCount(value), kind === 'yes-no' ? (value === 1 ? 'time' : 'times') : unit].filter(Boolean).join(' '),
  };
}

type Entry = HabitHistory['days'][number];
const entered = (days: readonly Entry[], amountOf: (day: Entry) => number | null): readonly DayValue[] =>
  days.filter(({ value }) => value !== null).map((day) => ({ localDate: day.localDate, value: amountOf(day) }));

const YEAR_DAYS = 365;

/** A span that the year of a habit can show: `recent` are the last twelve months, else a calendar year. */
export type HabitSpan = 'recent' | `${number}`;

/** First and last day of a span. */
export function habitSpanDates(span: HabitSpan, today: DateText): { readonly from: DateText; readonly to: DateText } {
  if (span === 'recent') return { from: addDays(today, 1 - YEAR_DAYS), to: today };
  const last = `${span}-12-31`;
  return { from: `${span}-01-01`, to: last < today ? last : today };
}

/** The spans of a habit: the last twelve months, then each year back to its first, ten at most. */
export function spansOf(
  { startDate }: Pick<Habit, 'startDate'>,
  today: DateText,
): readonly { readonly value: HabitSpan; readonly label: string }[] {
  const last = Number(today.slice(0, 4));
  const first = Math.max(Math.min(Number(startDate.slice(0, 4)), last), last - 9);
  const years = Array.from({ length: last - first + 1 }, (_, index): HabitSpan => `${last - index}`);
  return [{ value: 'recent', label: 'Last 12 months' }, ...years.map((value) => ({ value, label: value }))];
}
