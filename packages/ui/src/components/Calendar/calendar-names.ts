import { addDays, type DateText } from '@everstep/domain';
import { type WeekdayNumber, weekdayNumbers } from './Calendar.variants.ts';
import type { MonthText } from './month.ts';

/** How a locale writes what stands in a calendar. */
export interface CalendarNames {
  /** The day that a week begins with. */
  readonly firstDay: WeekdayNumber;
  /** The seven weekdays, the first one first. */
  readonly weekdays: readonly { readonly number: WeekdayNumber; readonly short: string; readonly long: string }[];
  /** "March 2026". */
  readonly month: (month: MonthText) => string;
  /** The number of the day in the digits of the locale. */
  readonly day: (date: DateText) => string;
  /** "Tuesday 3 March 2026". */
  readonly fullDate: (date: DateText) => string;
  /** "3 March 2026". */
  readonly date: (date: DateText) => string;
}

/** Regions whose week does not begin on Monday, for browsers that can't say it. Source: CLDR 46, supplemental week data. */
const SUNDAY_FIRST =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY_FIRST = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
/** A Monday. */
const SOME_MONDAY = '2024-01-01';
/** Longer names don't fit above a day. */
const SHORT_NAME_LENGTH = 4;

/** The day that a week begins with where the locale is spoken. */
export function firstDayOf(locale: string): WeekdayNumber {
  // Engines call it a method or, in older ones, a property; TypeScript's library has neither yet.
  const found = new Intl.Locale(locale).maximize() as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const firstDay = (found.getWeekInfo?.() ?? found.weekInfo)?.firstDay ?? firstDayOfRegion(found.region ?? '');
  return weekdayNumbers.find((number) => number === firstDay) ?? 1;
}

function firstDayOfRegion(region: string): WeekdayNumber {
  if (SUNDAY_FIRST.split(' ').includes(region)) return 7;
  return SATURDAY_FIRST.split(' ').includes(region) ? 6 : 1;
}

/** Noon UTC keeps a plain date on its day whatever the zone of the device. */
const noon = (date: DateText): Date => new Date(`${date}T12:00:00Z`);

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: DateText) => string {
  // Values are Gregorian, so their names have to be, whatever calendar the locale prefers.
  const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  return (date) => format.format(noon(date));
}

function makeNames(locale: string, firstDay: WeekdayNumber): CalendarNames {
  const names = {
    narrow: dateFormat(locale, { weekday: 'narrow' }),
    short: dateFormat(locale, { weekday: 'short' }),
    long: dateFormat(locale, { weekday: 'long' }),
  };
  const numbers = weekdayNumbers.map((_, index) => weekdayNumbers[(firstDay - 1 + index) % 7] ?? firstDay);
  const dates = numbers.map((number) => addDays(SOME_MONDAY, number - 1));
  const short = dates.every((date) => names.short(date).length <= SHORT_NAME_LENGTH) ? names.short : names.narrow;
  const monthName = dateFormat(locale, { month: 'long', year: 'numeric' });
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    firstDay,
    weekdays: numbers.map((number, index) => {
      const date = dates[index] ?? SOME_MONDAY;
      return { number, short: short(date), long: names.long(date) };
    }),
    month: (month) => monthName(`${month}-01`),
    day: (date) => digits.format(Number(date.slice(8))),
    fullDate: dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    date: dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

const known = new Map<string, CalendarNames>();

/**
 * The names of a locale. Kept once made: making formats costs far more than using them.
 *
 * @param locale BCP 47 tag
 * @param firstDay overrules the locale's first day of the week
 * @throws RangeError for a tag that is none
 */
export function calendarNames(locale: string, firstDay: WeekdayNumber = firstDayOf(locale)): CalendarNames {
  const key = `${locale} ${firstDay}`;
  const names = known.get(key) ?? makeNames(locale, firstDay);
  known.set(key, names);
  return names;
}
