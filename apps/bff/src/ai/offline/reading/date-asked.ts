import { addDays, type DateText, weekOf } from '@everstep/domain';

const OPENS =
  '^\\W*(?:(?:and|so|but|ok(?:ay)?|hey|hi|hello|sorry|wait|btw|by the way|please|can you tell me|could you tell me|tell me|do you know|remind me|quick question|i forgot)\\b\\W*)*';
const WHICH = '(?:the day after tomorrow|the day before yesterday|today|tomorrow|yesterday|now|it|this)';
const DAY = '(?:day|date|weekday)(?: of (?:the )?(?:week|month|year))?';
const dated: readonly RegExp[] = [
  new RegExp(`${OPENS}(?:what|which|wat)(?:'?s| is| are)? (?:the |today's |tomorrow's |yesterday's |the current )?${DAY}(?: (?:is|was|will|do|are|we|have|got|be|it|today|for|on))*(?: ${WHICH})?(?: today| again| please| now)*\\W*$`, 'iu'),
  new RegExp(`${OPENS}(?:today|tomorrow|yesterday)'?s (?:day|date|weekday)(?: please)?\\W*$`, 'iu'),
  new RegExp(`${OPENS}(?:is|was) (?:it|today|tomorrow|yesterday) (?:an? )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: today| yet| already)?\\W*$`, 'iu'),
  new RegExp(`${OPENS}what(?:'?s| is) (?:today|tomorrow)\\W*$`, 'iu'),
]; // biome-ignore format: one form a line
const TIME = new RegExp(
  `${OPENS}(?:what|which|wat)(?:'?s| is)? (?:the )?(?:current )?(?:time|hour)(?: is it| it is| do we have| of day is it)?(?: now| right now| please| again| here)*\\W*$|${OPENS}(?:(?:do you )?(?:know|have|got) )?(?:the )?time (?:is it|it is|now)\\W*$|${OPENS}do you (?:know|have) the time\\W*$|${OPENS}how late is it\\W*$`,
  'iu',
);

/** Whether somebody asks for the day or the hour. */
export const asksForDate = (message: string): boolean => {
  const text = message.replace(/[’‘]/g, "'");
  return text.length <= 120 && (TIME.test(text) || dated.some((pattern) => pattern.test(text)));
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

function inWords(date: DateText): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${WEEKDAYS[weekOf(date).indexOf(date)] ?? ''}, ${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

const AWAY: readonly (readonly [RegExp, number, string])[] = [
  [/\bday after tomorrow\b/i, 2, 'The day after tomorrow is'],
  [/\bday before yesterday\b/i, -2, 'The day before yesterday was'],
  [/\btomorrow\b/i, 1, 'Tomorrow is'],
  [/\byesterday\b/i, -1, 'Yesterday was'],
];
const CLOCK = 'The hour I cannot see; the clock of your device knows it better than I do.';
const NO_DATE = 'I was not told the date; your device shows it.';

/** The day that is asked for, by the member's own date. */
export function dateSaid(message: string, today: DateText | undefined): string {
  if (TIME.test(message.replace(/[’‘]/g, "'"))) return CLOCK;
  if (today === undefined) return NO_DATE;
  const [, days, lead] = AWAY.find(([pattern]) => pattern.test(message)) ?? [/./, 0, 'Today is'];
  return `${lead} ${inWords(addDays(today, days))}.`;
}
