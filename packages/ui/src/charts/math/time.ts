import { type DateText, dayNumber } from '@everstep/domain';

const DAY_MS = 86_400_000;

/** Days since 1970-01-01. Throws a RangeError for a text that is no calendar date. */
export function dayOf(localDate: DateText): number {
  const day = dayNumber(localDate);
  if (day === undefined) throw new RangeError(`Not a date: ${localDate}`);
  return day;
}

/** Midnight UTC of a day, for formatting with `timeZone: "UTC"`. */
export const utcDate = (day: number): Date => new Date(day * DAY_MS);

const dayOfMonthStart = (year: number, month: number): number => Date.UTC(year, month, 1) / DAY_MS;

type Unit = 'day' | 'month' | 'year';

/** A labelled place on an axis of time. */
export interface TimeTick {
  readonly day: number;
  readonly label: string;
}

/** From fine to coarse; the first that gives few enough ticks is taken. */
const steps: readonly (readonly [unit: Unit, by: number])[] = [
  ['day', 1],
  ['day', 2],
  ['day', 7],
  ['day', 14],
  ['month', 1],
  ['month', 2],
  ['month', 3],
  ['month', 6],
  ['year', 1],
  ['year', 2],
  ['year', 5],
  ['year', 10],
  ['year', 50],
];

const upTo = (count: number, first: number, by: number) => Array.from({ length: Math.max(0, count) }, (_, index) => first + index * by);

function ticksOf(from: number, to: number, unit: Unit, by: number): readonly number[] {
  if (unit === 'day') return upTo(Math.floor((to - from) / by) + 1, from, by);
  const months = unit === 'month' ? by : by * 12;
  const start = utcDate(from).getUTCFullYear() * 12 + utcDate(from).getUTCMonth();
  const end = utcDate(to).getUTCFullYear() * 12 + utcDate(to).getUTCMonth();
  const first = Math.ceil(start / months) * months;
  return upTo(Math.floor((end - first) / months) + 1, first, months)
    .map((month) => dayOfMonthStart(Math.floor(month / 12), month % 12))
    .filter((day) => day >= from && day <= to);
}

const formats: Readonly<Record<Unit, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  year: { year: 'numeric' },
};

/**
 * Ticks of an axis of days: single days, weeks, starts of months or of years, whatever is finest within `most`. January is named by its year.
 *
 * @param from first day, as `dayOf` counts them
 * @param most highest number of ticks
 */
export function timeTicks(from: number, to: number, locale: string, most = 7): readonly TimeTick[] {
  const estimate = (unit: Unit, by: number) => (to - from) / ({ day: 1, month: 30.4, year: 365.25 }[unit] * by);
  const [unit, by] = steps.find(([each, size]) => estimate(each, size) < most && ticksOf(from, to, each, size).length <= most) ?? [
    'year',
    100,
  ];
  const named = (kind: Unit) => new Intl.DateTimeFormat(locale, { ...formats[kind], timeZone: 'UTC' });
  const plain = named(unit);
  const year = named('year');
  return ticksOf(from, to, unit, by).map((day) => {
    const date = utcDate(day);
    return { day, label: (unit === 'month' && date.getUTCMonth() === 0 ? year : plain).format(date) };
  });
}
