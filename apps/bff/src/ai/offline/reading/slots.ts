import { capitalDays, WEEKDAY as DAY_OF_WEEK, daysLike, listed, weekdaysIn } from './weekdays.ts';

/** What a member has told of a thing to be done, wherever in the conversation, in their words. */
export interface Slots {
  readonly what?: string;
  readonly day?: string;
  readonly time?: string;
}

const WEEKDAY = `${DAY_OF_WEEK}s?`;
const DAYS = daysLike(WEEKDAY);
const DAY = new RegExp(
  `\\b(?:(?:on|every|each|next) )?${DAYS}(?: (?:morning|afternoon|evening|night)s?)?\\b|\\btomorrow\\b|\\btonight\\b|\\b(?:at|on) (?:the )?weekends?\\b|\\b(?:on )?weekdays\\b|\\bevery (?:single |other )?(?:day|morning|evening|night)\\b|\\bdaily\\b|\\b(?:once|twice|(?:two|three|four|five|\\d) times) a week\\b`,
  'i',
);
const WEEKDAYS = new RegExp(`\\b(?:(?:on|every|each|next) )?${DAYS}\\b`, 'i');
const HOUR = "(?:\\d{1,2}(?::\\d\\d)?(?: ?(?:am|pm|o'clock))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const TIME = new RegExp(
  `\\b(?:at|around|by) (?:about |half (?:past )?)?${HOUR}(?![\\d%/]| (?:of|out|percent|minutes?|hours?|days?|weeks?|people)\\b)|\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm)\\b|\\b(?:at|over|around) (?:noon|lunch(?:time)?|breakfast|dinner|bedtime)\\b|\\b(?:right |straight )?(?:after|before) (?:my (?:morning )?(?:coffee|tea|shower)|breakfast|lunch|dinner|work|school|class|bed|coffee)\\b|\\b(?:before|after) (?:the |my )?[a-zà-ž]+ (?:is|are|wakes?|gets?|leaves?|comes?)\\b[^,.;?!]{0,20}|\\b(?:in the (?:morning|afternoon|evening)|(?<=(?:tomorrow|day) )(?:morning|afternoon|evening|night))\\b`,
  'i',
);
const WHAT =
  /\b(?:go(?:ing)? (?:for (?:an? )?)?|start |begin )?((?:run|jog|walk|swim|read|writ|stud|practi[sc]|meditat|stretch|cycl|draw|cook|garden|sing|danc|paint|climb)(?:e|y|n?ning|ming|ging|ing|ying)?)\b/i;

/** A time in what is over settles nothing. */
const OVER =
  /\b(?:was|were|did|had|went|came|said|ran|got|hung|left|last|yesterday|ago|used to|since|(?!tired|scared|worried|bored|exhausted|need|indeed|agreed|decided|planned|supposed)[a-zà-ž]{3,}ed)\b/i;
/** What only says that it was said before. */
export const REMINDS =
  /\b(?:but )?i(?:'ve| have)? (?:just |already |literally )+(?:told|said|mentioned|answered|gave|given|explained)(?: (?:you|it|that|this|so|before|to you))*\b|\bi (?:said|told you) (?:that|so|it|this) (?:already|before)\b|\bi(?:'ve| have)? told you(?: (?:that|this|already|so|before))+\b|\b(?:as|like) i (?:just |already )?said\b|\byou (?:already |just )+asked(?: me)?\b|\byou asked (?:me )?(?:that|this) (?:already|before)\b|\b(?:didn't|did) i (?:not )?(?:just )?(?:say|tell)\b|\balready (?:told|answered)\b/i;

const clausesOf = (message: string): readonly string[] =>
  message
    .replace(/[’‘]/g, "'")
    .replace(new RegExp(REMINDS, 'gi'), ' ')
    .split(/[.!;\n]+\s*|,? but /i)
    .filter((clause) => !clause.includes('?'));

/** What one message tells. Questions and the past tell nothing of what is to come. */
export function slotsIn(message: string): Slots {
  const clauses = clausesOf(message);
  const coming = clauses.filter((clause) => !OVER.test(clause));
  const first = (pattern: RegExp, texts: readonly string[], group = 0) =>
    texts.map((text) => pattern.exec(text)?.[group]?.trim()).find((found) => found !== undefined);
  const day = first(DAY, coming);
  const found = {
    what: first(WHAT, clauses, 1)?.toLowerCase(),
    day: day && capitalDays(day),
    time: first(TIME, coming),
  };
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== undefined));
}

/** Days of the week and an hour in a text; days with an hour each as they stand there. */
export function timesIn(text: string): { readonly weekdays: string | undefined; readonly time: string | undefined } {
  const time = TIME.exec(text)?.[0];
  const first = WEEKDAYS.exec(text);
  if (!first) return { weekdays: undefined, time };
  const whole = /\S.*/s.exec(text.slice(first.index))?.[0] ?? '';
  const hours = text.match(new RegExp(TIME.source, 'gi')) ?? [];
  if (hours.length > 1 && /^\W*(?:and\W*)*$/i.test(withoutTimes(whole))) return { weekdays: capitalDays(whole), time: undefined };
  const days = weekdaysIn(text);
  return { weekdays: days.length > 1 ? `on ${listed(days)}` : capitalDays(first[0]), time };
}

/** Day and hour in one: "Mondays and Thursdays at 7"; undefined where neither is known. */
export const whenOf = ({ day, time }: Slots): string | undefined =>
  [day, time].filter((words) => words !== undefined).join(' ') || undefined;

/** Something to be done without its day and hour: "run on Mondays at 7" is "run". */
export function withoutTimes(words: string): string {
  const every = (pattern: RegExp) => new RegExp(pattern, `g${pattern.flags}`);
  return words
    .replace(every(DAY), ' ')
    .replace(every(TIME), ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;])/g, '')
    .replace(/(?:[\s,]*\b(?:on|at|and|by|from|until|till|before))?[\s,]*$/i, '')
    .trim();
}
