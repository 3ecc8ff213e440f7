import { tidied } from '../message.ts';
import { daysLike, spreadDays } from '../weekdays.ts';

const fullDays: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const SHORT_DAY = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)s?';
/** "He sat in the sun": only after what a day stands after, or among several with a sign between them. */
const SHORT_DAYS = new RegExp(
  `\\b(?:(?<=\\b(?:on|by|every|each|next|this|until|before) )${daysLike(SHORT_DAY)}|${SHORT_DAY}(?: ?[,/&+] ?(?:and )?${SHORT_DAY})+(?: and ${SHORT_DAY})?|${SHORT_DAY} and ${SHORT_DAY})\\b`,
  'gi',
);
const EACH_SHORT_DAY = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,2}\b/gi;
const MONDAY_TO_FRIDAY = /\b(?:on )?mon(?:day)?s? ?(?:to|till|until|through|thru|–|-) ?fri(?:day)?s?\b/gi;

/** How orders are typed on a phone, beside the slips that hide other words, too. */
const typed: readonly (readonly [typed: RegExp, plain: string])[] = [
  // A row of signs says no more than one, and takes long to look through.
  [/([,.;:!?–—-])\1{3,}/g, '$1'],
  [/\b(?:pls+|plz+|plse|pleas)\b/gi, 'please'],
  [/\bi(d(?= like| love)|ll|ve(?= decided))\b/gi, "I'$1"],
  [/\blets\b/gi, "let's"],
  [/\b(?:tmr|tomm?orr?ow|2moro+w?)\b/gi, 'tomorrow'],
  [/\b2nite\b/gi, 'tonight'],
  [/\bev(?:rey|ry|ery)(?= ?(?:day|night|morning|evening|week|mon|tue|wed|thu|fri|sat|sun))/gi, 'every'],
  [/\bevery(day|night|morning|evening|week)\b/gi, 'every $1'],
  [/\bhabb?itt?\b/gi, 'habit'],
  [/\b(?:tuseday|teusday)(?=s?\b)/gi, 'tuesday'],
  [/\b(?:thrusday|thurday)(?=s?\b)/gi, 'thursday'],
  [/\b(?:saterday|satuday)(?=s?\b)/gi, 'saturday'],
  // "Habit - read": what follows is what it is.
  [/\b(habit|goal|task|to-?do) ?[–—-]{1,2} /gi, '$1: '],
  [MONDAY_TO_FRIDAY, 'on weekdays'],
];

const fullDay = (day: string, start: string): string => `${fullDays[start.toLowerCase()] ?? day}`;

/** A message in the words that the rules for wishes know: what is short or mistyped is written out; its lines stay. */
export const plainWords = (message: string): string =>
  spreadDays(typed.reduce((text, [pattern, plain]) => text.replace(pattern, plain), message.split('\n').map(tidied).join('\n')))
    .replace(SHORT_DAYS, (days) => days.replace(EACH_SHORT_DAY, fullDay))
    .trim();
