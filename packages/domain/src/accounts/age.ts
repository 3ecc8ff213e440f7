/** Youngest age at which one may have an account. */
export const MINIMUM_AGE_YEARS = 18;

/** A month of the Gregorian calendar; January is 1. */
export interface YearMonth {
  readonly year: number;
  readonly month: number;
}

/**
 * Whether somebody born in a month is old enough. The day of birth is not asked for, so the whole birth month counts as not yet
 * reached: the answer turns to yes with the month after the eighteenth birthday's.
 */
export function isOldEnough(birth: YearMonth, today: YearMonth): boolean {
  return monthsSinceYearZero(today) > monthsSinceYearZero(birth) + MINIMUM_AGE_YEARS * 12;
}

const monthsSinceYearZero = ({ year, month }: YearMonth): number => year * 12 + month;
