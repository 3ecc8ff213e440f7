import { addDays, type DateText, dayNumber, weekOf } from '@everstep/domain';
import { numberOf, ONE_TO_TEN } from './number-words.ts';

/** A day by which something is to be done, and the words without it. */
export interface Due {
  readonly date: DateText;
  readonly rest: string;
}

const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].map((day) => `${day}day`);
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
/** In full or short: "dec", "sept". May, being a word as well, has no short form. */
const A_MONTH = `${MONTHS.join('|')}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?`;
const LEAD = '(?:(by|until|till|before|on|due|for)(?: the)? )';
const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

interface Form {
  readonly pattern: RegExp;
  readonly date: (match: RegExpExecArray, today: DateText) => DateText | undefined;
}
const form = (pattern: string, date: Form['date']): Form => ({ pattern: new RegExp(`(?:^|[\\s,])${pattern}(?![\\p{L}\\d])`, 'iu'), date });

const MONTH_DAY = `(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${A_MONTH})(?: (\\d{4}))?`;
const DAY_OF_MONTH = `(${A_MONTH}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`;

const forms: readonly Form[] = [
  form(`${LEAD}?${MONTH_DAY}`, ([, lead, day, month = '', year], today) => onDate({ lead, day, month, year }, today)),
  form(`${LEAD}?${DAY_OF_MONTH}`, ([, lead, month = '', day, year], today) => onDate({ lead, day, month, year }, today)),
  form(
    `(?:with)?in (?:the next |about )?(an?|a couple of|${ONE_TO_TEN}|\\d{1,2}) (day|week|month)s?(?:' time|'s time)?`,
    ([, many = '', unit = ''], today) =>
      addDays(today, (many.includes('couple') ? 2 : numberOf(many)) * (unitDays[unit.toLowerCase()] ?? 1)),
  ),
  // "Before next week" is over before it begins: no day is guessed for it.
  form(`${LEAD}?(?:the )?(?:end of )?(next|this) (weekend|week|month|year)`, ([, lead, which = '', unit = ''], today) =>
    lead?.toLowerCase() === 'before' ? undefined : endOf(unit, which.toLowerCase() === 'next', today),
  ),
  form(`${LEAD}?(?:the )?end of (?:the )?(week|month|year)`, ([, , unit = ''], today) => endOf(unit, false, today)),
  form('(?:at|on|over|by) the weekend', (_, today) => endOf('week', false, today)),
  form(`${LEAD}?the day after tomorrow`, (_, today) => addDays(today, 2)),
  form(`${LEAD}?(today|tonight|tomorrow)(?: (?:morning|afternoon|evening|night))?`, ([, , day = ''], today) =>
    day.toLowerCase() === 'tomorrow' ? addDays(today, 1) : today,
  ),
  form(`${LEAD}(?:(next|this) )?(${WEEKDAYS.join('|')})(?: (?:morning|afternoon|evening|night))?`, ([, lead, which, day = ''], today) =>
    onWeekday({ lead, which, day }, today),
  ),
  form(`(by|until|till|before|on|due) the (\\d{1,2})(?:st|nd|rd|th)(?! (?:of|${A_MONTH})\\b)`, ([, lead, day], today) =>
    onDayOfMonth(Number(day), lead, today),
  ),
  // Without a word before it only where it closes the sentence.
  form(
    `(?<!every|each|and)[\\s,]?(?:(next|this) )?(${WEEKDAYS.join('|')})(?: (?:morning|afternoon|evening|night))?(?=\\W*$)`,
    ([, which, day = ''], today) => onWeekday({ lead: undefined, which, day }, today),
  ),
];

/** The last day of a week, which is that of its weekend, of a month or a year; of this one or of the next. */
function endOf(unit: string, isNext: boolean, today: DateText): DateText | undefined {
  const name = unit.toLowerCase();
  if (name.startsWith('week')) return weekOf(addDays(today, isNext ? 7 : 0)).at(-1);
  if (name === 'year') return `${Number(today.slice(0, 4)) + (isNext ? 1 : 0)}-12-31`;
  return addDays(`${monthFrom(today, isNext ? 2 : 1)}-01`, -1);
}

/** The month so many months on, as a date begins: "2026-12". */
function monthFrom(today: DateText, months: number): string {
  const count = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${twoDigits((count % 12) + 1)}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The next day of that number: in this month, or in the first after it that has one. */
function onDayOfMonth(day: number, lead: string | undefined, today: DateText): DateText | undefined {
  const found = [0, 1, 2]
    .map((months) => `${monthFrom(today, months)}-${twoDigits(day)}`)
    .find((date) => date >= today && dayNumber(date) !== undefined);
  return found && upTo(found, lead);
}

interface Named {
  readonly lead: string | undefined;
}

/** "Before" a day is the day before it. */
const upTo = (date: DateText, lead: string | undefined): DateText => (lead?.toLowerCase() === 'before' ? addDays(date, -1) : date);

/** The next such day, in a week where it is today; "next Friday" is that of the week to come. */
function onWeekday(
  { lead, which, day }: Named & { readonly which: string | undefined; readonly day: string },
  today: DateText,
): DateText | undefined {
  const index = WEEKDAYS.indexOf(day.toLowerCase());
  const week = weekOf(today);
  const inWeek = week[index];
  if (inWeek === undefined) return undefined;
  const isNext = which?.toLowerCase() === 'next' || inWeek <= today;
  return upTo(isNext ? addDays(inWeek, 7) : inWeek, lead);
}

function onDate(
  { lead, day = '', month, year }: Named & { readonly day: string | undefined; readonly month: string; readonly year: string | undefined },
  today: DateText,
): DateText | undefined {
  const inYear = (of: number) =>
    `${of}-${twoDigits(MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3).toLowerCase())) + 1)}-${day.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const named = year === undefined ? (inYear(thisYear) < today ? inYear(thisYear + 1) : inYear(thisYear)) : inYear(Number(year));
  return dayNumber(named) === undefined ? undefined : upTo(named, lead);
}

/**
 * The day that a text names, such as "by Friday", "until 3 December", "in two weeks", "tomorrow".
 * @param today the member's date
 * @returns undefined where none is named, or it is over
 */
export function dueIn(words: string, today: DateText): Due | undefined {
  for (const { pattern, date } of forms) {
    const match = pattern.exec(words);
    const found = match ? date(match, today) : undefined;
    if (!match || found === undefined || found < today) continue;
    const rest = `${words.slice(0, match.index)}${words.slice(match.index + match[0].length)}`.trim();
    return { date: found, rest };
  }
  return undefined;
}
