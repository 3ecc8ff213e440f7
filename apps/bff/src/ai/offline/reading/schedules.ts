import type { ProposedAction } from '@everstep/domain';
import { habits } from '@everstep/domain/contract';
import { numberOf, ONE_TO_TEN } from './number-words.ts';
import { daysLike, WEEKDAY } from './weekdays.ts';

type Schedule = Extract<ProposedAction, { kind: 'create-habit' }>['schedule'];

/** What a text says of how often, and the text without it. */
export interface Recurrence {
  readonly schedule: Schedule;
  /** What is left, in its order. */
  readonly rest: string;
}

/** How many a word says, of times, of days to come round ("every other day") or of both ends of a day. */
const countWords: Readonly<Record<string, number>> = { once: 1, twice: 2, both: 2, thrice: 3, other: 2, second: 2, third: 3 };
const countOf = (word = ''): number => countWords[word.toLowerCase()] ?? numberOf(word);

const NUMBER = `(?:\\d{1,2}|${ONE_TO_TEN})`;
const PART_OF_DAY = 'morning|noon|lunchtime|afternoon|evening|night';

interface Form {
  readonly pattern: RegExp;
  readonly schedule: (match: RegExpExecArray) => unknown;
  /** What stays of the words: the part of the day, or all where they are the thing itself. */
  readonly left?: (match: RegExpExecArray) => string;
}

const form = (pattern: string, schedule: Form['schedule'], left?: Form['left']): Form => ({
  pattern: new RegExp(`\\b(?:${pattern})(?![a-zà-ž\\d])`, 'i'),
  schedule,
  ...(left ? { left } : {}),
});

/** The more exact ones first. */
const forms: readonly Form[] = [
  form(`(once|twice|thrice|${NUMBER} (?:times?|x)|\\d{1,2}x) (?:a|per|each|every) (day|week|month)`, ([, times = '', per = '']) => ({
    per: per.toLowerCase(),
    times: countOf(times.split(/ |x/i, 1)[0]),
  })),
  form(
    `(${NUMBER}) (?:short |long |small )?[a-zà-ž]+ (?:a|per|each|every) (week|month)`,
    ([, times, per = '']) => ({ per: per.toLowerCase(), times: countOf(times) }),
    ([all]) => all,
  ),
  form(
    `(?:${NUMBER}|an?) (?:[a-zà-ž]+ ){1,3}(?:a|per|each|every) day`,
    () => ({ per: 'day', times: 1 }),
    ([all]) => all.replace(/ (?:a|per|each|every) day$/i, ''),
  ),
  form('every (other|second|third) day', ([, days]) => ({ per: 'days', days: countOf(days) })),
  form(`every (${NUMBER}|fourteen) days`, ([, days]) => ({ per: 'days', days: countOf(days) })),
  form('every other week|every (?:second|two) weeks?|fortnightly|every fortnight', () => ({ per: 'days', days: 14 })),
  form('(?:every|each) morning and (?:every )?(?:evening|night)|mornings and (?:evenings|nights)', () => ({ per: 'day', times: 2 })),
  form(
    `(?:every|each) (?:single )?(${PART_OF_DAY})`,
    () => ({ per: 'day', times: 1 }),
    ([, part = '']) => inPart(part),
  ),
  form('(?:on |every |each )?(?:week|work(?:ing )?)days?(?: morning| evening)?s?', () => ({ per: 'week', times: 5 })),
  form(
    `(?:every|each) ${daysLike(WEEKDAY)}|(?:on )?${WEEKDAY} (?:mornings|afternoons|evenings|nights)|(?:on )?${daysLike(`${WEEKDAY}s`)}`,
    ([all]) => ({ per: 'week', times: new Set(all.toLowerCase().match(new RegExp(WEEKDAY, 'g'))).size }),
    ([all]) => all.replace(/^(?:every|each) (?=\p{L}+day)/iu, 'on '),
  ),
  form('every weekend|(?:at|on) (?:the )?weekends|every week|each week|weekly', () => ({ per: 'week', times: 1 })),
  form('every month|each month|monthly', () => ({ per: 'month', times: 1 })),
  form('every (?:single )?day|each day|daily|day by day', () => ({ per: 'day', times: 1 })),
];

const inPart = (part: string): string => {
  const name = part.toLowerCase();
  return name === 'night' || name === 'noon' || name === 'lunchtime' ? `at ${name}` : `in the ${name}`;
};

/** How often something is to be done, in the member's words; undefined where they do not say. "Every time" and "every exam" are no rhythm. */
export function recurrenceIn(text: string): Recurrence | undefined {
  for (const { pattern, schedule, left } of forms) {
    const match = pattern.exec(text);
    const read = match && habits.HabitSchedule.safeParse(schedule(match));
    if (!match || !read?.success) continue;
    const rest = `${text.slice(0, match.index)} ${left?.(match) ?? ''} ${text.slice(match.index + match[0].length)}`;
    return {
      schedule: read.data,
      rest: rest
        .replace(/\s+/g, ' ')
        .replace(/\s+(?=[,.;])/g, '')
        .trim(),
    };
  }
  return undefined;
}

const daysNamed = (text: string): number => new Set(text.toLowerCase().match(new RegExp(`\\b${WEEKDAY}`, 'g'))).size;

/** Several days of the week in an answer to when: once on each of them. One day alone is a date. */
export function severalDays(text: string): Schedule | undefined {
  const times = daysNamed(text);
  return times > 1 ? { per: 'week', times } : undefined;
}

/** One day of the week, for what is a habit in any case: once a week. */
export const onOneDay = (text: string): Schedule | undefined => (daysNamed(text) === 1 ? { per: 'week', times: 1 } : undefined);
