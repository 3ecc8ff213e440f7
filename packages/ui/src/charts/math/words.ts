import type { DateText } from '@everstep/domain';
import type { ChartTexts } from '../frame/texts.ts';
import { dayOf, utcDate } from './time.ts';

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
  readonly texts: Pick<ChartTexts, 'summary' | 'summaryOfNothing'>;
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
export function summarise({ label, values, nameOf, format, texts }: Told): string {
  const present = values.filter((value) => value !== null).length;
  const [lowest, highest, last] = [best(values, (a, b) => a < b), best(values, (a, b) => a > b), best(values, () => true)];
  if (lowest === null || highest === null || last === null) return texts.summaryOfNothing(label);
  const told = ({ index, value }: Found) => ({ value: format(value), place: nameOf(index) });
  return texts.summary({ label, present, total: values.length, lowest: told(lowest), highest: told(highest), last: told(last) });
}
