import type { DateText } from '../time/dates.ts';

/** Years that are looked back. */
const YEARS_BACK = 30;

/** The same day in earlier years, latest first. The 29th of February meets the 28th in years without one. */
export function sameDayInEarlierYears(date: DateText): readonly DateText[] {
  const year = Number(date.slice(0, 4));
  const day = date.slice(4);
  return Array.from({ length: Math.min(YEARS_BACK, Math.max(0, year - 1)) }, (_, index) => year - index - 1).map(
    (earlier) => `${String(earlier).padStart(4, '0')}${day === '-02-29' && !isLeap(earlier) ? '-02-28' : day}`,
  );
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
