import type { DateText } from '@everstep/domain';
import { dayOf, utcDate } from './time.ts';

/** Said where a value is missing. */
export const NO_VALUE = 'no value';

/** Writes numbers in words of the language; at most one decimal. */
export const numberWords = (locale: string): ((value: number) => string) => {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (value) => format.format(value);
};

/** Writes dates in full, such as "21 November 2026". */
export const dateWords = (locale: string): ((localDate: DateText) => string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (localDate) => format.format(utcDate(dayOf(localDate)));
};

/** Values of one series with the names of their places. */
export interface Told {
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly nameOf: (index: number) => string;
  readonly format: (value: number) => string;
}

interface Found {
  readonly index: number;
  readonly value: number;
}

/** The first of those values that no other beats. */
const best = (values: readonly (number | null)[], beats: (value: number, other: number) => boolean): Found | null =>
  values.reduce<Found | null>(
    (found, value, index) => (value !== null && (found === null || beats(value, found.value)) ? { index, value } : found),
    null,
  );

/** A chart in one sentence for each series: how much is there, its extremes and how it ends. */
export function summarise({ label, values, nameOf, format }: Told): string {
  const present = values.filter((value) => value !== null).length;
  const [lowest, highest] = [best(values, (a, b) => a < b), best(values, (a, b) => a > b)];
  if (lowest === null || highest === null) return `${label}: no values.`;
  const count =
    present === values.length ? `${present} ${present === 1 ? 'value' : 'values'}` : `${present} of ${values.length} values there`;
  const at = ({ index, value }: Found) => `${format(value)} (${nameOf(index)})`;
  const last = best(values, () => true);
  const range = lowest.value === highest.value ? `always ${format(lowest.value)}` : `lowest ${at(lowest)}, highest ${at(highest)}`;
  return `${label}: ${count}, ${range}${last && present > 1 ? `, last ${at(last)}` : ''}.`;
}
