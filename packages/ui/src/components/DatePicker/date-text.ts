import type { DateText } from '@everstep/domain';
import { dateOf } from '../Calendar/month.ts';

type Part = 'year' | 'month' | 'day';

/** How a locale writes a date in figures. */
export interface DateFormat {
  /** `2026-03-03` as "03/03/2026" or whatever the locale makes of it. */
  readonly format: (date: DateText) => string;
  /** What stands in the empty field, such as "dd/mm/yyyy". */
  readonly pattern: (letters: Readonly<Record<Part, string>>) => string;
  readonly order: readonly Part[];
  /** The ten digits of the locale. */
  readonly digits: readonly string[];
}

const isPart = (type: string): type is Part => type === 'year' || type === 'month' || type === 'day';
const known = new Map<string, DateFormat>();

function makeFormat(locale: string): DateFormat {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locale, options);
  const parts = format.formatToParts(new Date('2026-03-03T12:00:00Z'));
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    format: (date) => withoutMarks(format.format(new Date(`${date}T12:00:00Z`))),
    pattern: (letters) => withoutMarks(parts.map(({ type, value }) => (isPart(type) ? letters[type] : value)).join('')),
    order: parts.map(({ type }) => type).filter(isPart),
    digits: Array.from({ length: 10 }, (_, digit) => numbers.format(digit)),
  };
}

/** Some locales put invisible direction marks between the parts; in a field they would have to be deleted one by one. */
const withoutMarks = (text: string): string => text.replace(/[\u200e\u200f\u061c]/g, '');

/** The date format of a locale, kept once made. */
export function dateFormatOf(locale: string): DateFormat {
  const format = known.get(locale) ?? makeFormat(locale);
  known.set(locale, format);
  return format;
}

/** A year of two figures means the nearest one that ends so. */
function fullYear(year: number, today: DateText): number {
  const thisYear = Number(today.slice(0, 4));
  const sameCentury = Math.floor(thisYear / 100) * 100 + year;
  const [nearest = sameCentury] = [sameCentury - 100, sameCentury, sameCentury + 100].sort(
    (one, other) => Math.abs(one - thisYear) - Math.abs(other - thisYear),
  );
  return nearest;
}

/** The figures of a text, group by group; eight in a row are cut as the locale orders them. */
function groupsOf(text: string, { order, digits }: DateFormat): readonly string[] {
  const ascii = [...text].map((letter) => (digits.includes(letter) ? String(digits.indexOf(letter)) : letter)).join('');
  const groups = ascii.match(/\d+/g) ?? [];
  const [only = ''] = groups;
  if (groups.length !== 1 || only.length !== 8) return groups;
  const cut = new RegExp(order.map((part) => (part === 'year' ? '(....)' : '(..)')).join(''));
  return cut.exec(only)?.slice(1) ?? groups;
}

/**
 * Reads a date as it is typed: in the order of the locale with any separators, or as `YYYY-MM-DD`.
 *
 * @param today completes a year of two figures
 * @returns undefined for what is no date, such as 31 April
 */
export function readDate(text: string, format: DateFormat, today: DateText): DateText | undefined {
  const groups = groupsOf(text, format);
  if (groups.length !== 3) return undefined;
  const isoOrder: readonly Part[] = ['year', 'month', 'day'];
  const order = groups[0]?.length === 4 ? isoOrder : format.order;
  const of = (part: Part) => groups[order.indexOf(part)] ?? '';
  const year = of('year');
  if (year.length !== 4 && year.length !== 2) return undefined;
  return dateOf(year.length === 2 ? fullYear(Number(year), today) : Number(year), Number(of('month')), Number(of('day')));
}

/** Whether the year is there in full, so that nothing more can follow. */
export const isComplete = (text: string, format: DateFormat): boolean => groupsOf(text, format).some((group) => group.length === 4);
