import type { ProposedAction } from '@everstep/domain';
import { onOneDay, recurrenceIn, severalDays } from './schedules.ts';
import { timesIn, withoutTimes } from './slots.ts';

type Goal = Extract<ProposedAction, { kind: 'create-goal' }>;
type Habit = Extract<ProposedAction, { kind: 'create-habit' }>;

const LONGEST_TITLE = 80;
const LONGEST_CUE = 120;
// Each sign belongs to one alternative only: what could be read in two ways would take for ever on a long row of signs.
const LEADING =
  /^(?:\b(?:to|that i|which i|where i|of|for|about|called|named|out of|from|me|myself|just|maybe|perhaps|probably|possibly|hopefully|well|hmm+|um+|i (?:think|guess|suppose)|then|please|i (?:could|can|will|would|might|should|have to|need to|want to)|i'll|i'd)\b|[\s:,.–—-])+/i;
const TRAILING =
  /(?:\b(?:please|thanks|thank you|today|tomorrow|tonight|right now|from now on|now|this (?:morning|afternoon|evening|week|weekend)|for me|as well|too|then|though|i (?:suppose|guess|think|hope)|maybe|perhaps|probably|possibly|hopefully|or so|or something(?: like that)?|somehow|if i can|if possible)|[\s,.!?;:–—…-])+$/i;
/** Where the thought turns: what follows is no part of a title. */
const TURN = /,\s|\s(?:but|because|although|though|however|so that|since|if|while|and i|and then)\s/i;
const CUE =
  /(?:^|[\s,]+)((?<!\b(?:the|an?|\d|one|two|three) (?:night|day|evening|week|hours?|minutes?)[\s,])(?:right |shortly |straight )?(?:after|before|when|whenever|as soon as) .+|with (?:my |the )?(?:morning |evening )?(?:breakfast|lunch|dinner|coffee|tea)\b.*|at (?:around |about )?(?:half past |half )?(?:\d{1,2}(?:[:.]\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm|o'clock))?|(?:in the|at) (?:morning|noon|lunchtime|afternoon|evening|night)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day.*)$/i;
const NOTHING =
  /^(?:it|this|that|these|those|them|one|some|something|anything|everything|things?|all|so|not|more|here|there|me|myself|something like that|both|instead|rather|after all|better)?$/i;

/** A part of the day after something more exact. */
const PART_OF_DAY = /(?<=\S) (?:in the|at) (?:morning|noon|lunchtime|afternoon|evening|night)\s*$/i;

/** A question is nothing to be done: "do I need to apologise". */
const ASKS =
  /^(?:(?:do|does|did|should|shall|can|could|would|will|am|is|are|have|must) (?:i|we|you|he|she|they|it)|what|how|why|when|where|who|which|whether)\b/i;

/** A title from the member's own words: what only leads up to it taken off, cut where the thought turns, with a capital. Undefined where nothing is left. */
export function titleFrom(words: string): string | undefined {
  const plain = words
    .replace(/["“”«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LEADING, '');
  const clause = (plain.split(TURN, 1)[0] ?? '').replace(TRAILING, '').trim();
  if (NOTHING.test(clause) || ASKS.test(clause) || !/\p{L}{2}/u.test(clause)) return undefined;
  const cut = clause.length <= LONGEST_TITLE ? clause : clause.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '');
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

/** A small goal in the member's own words. */
export function goalFrom(words: string): Goal | undefined {
  const title = titleFrom(words);
  return title === undefined || isBare(title) ? undefined : { kind: 'create-goal', title, why: '', size: 'S', dueDate: null };
}

/** What only says that something is done: then it is what the talk is about. */
const BARE = /^(?:(?:go|going|do|doing|start|starting|try|trying|begin|train|training)(?: (?:it|this|that|there|out))?|on|and|at)?$/i;

/** Whether words name nothing to be done by themselves. */
export const isBare = (words: string): boolean => BARE.test(words.trim());

/** How often, and when, and what is left of the words. */
interface Rhythm {
  readonly schedule: Habit['schedule'] | undefined;
  readonly cue: string;
  readonly what: string;
}

function rhythmOf(words: string): Rhythm {
  const found = recurrenceIn(words);
  const said = (found?.rest ?? words).replace(TRAILING, '');
  const { weekdays, time } = timesIn(said);
  // A schedule has no days of the week: they stay in the cue, with their hour.
  if (weekdays !== undefined)
    return {
      schedule: found?.schedule,
      cue: spaced([weekdays, time].filter((part) => part !== undefined).join(' ')),
      what: withoutTimes(said),
    };
  // "At 22:30 at night": the hour says it all.
  const cue = CUE.exec(said.replace(PART_OF_DAY, '')) ?? CUE.exec(said);
  if (!cue) return { schedule: found?.schedule, cue: '', what: said };
  return { schedule: found?.schedule, cue: cueFrom(cue[1]), what: said.slice(0, cue.index).replace(PART_OF_DAY, '') };
}

/** "7am" as it is printed. */
const spaced = (cue: string): string => cue.replace(/(\d)([ap]m)\b/gi, (_, hour: string, half: string) => `${hour} ${half.toLowerCase()}`);

/** What else decides on a habit, where its words leave it open. */
export interface HabitHints {
  /** What the member said of the time, where that was another answer. */
  readonly when?: string | undefined;
  /** How often, where nobody said. */
  readonly schedule?: Habit['schedule'];
  /** What the talk is about: the habit of "Mondays and Thursdays at 7". */
  readonly about?: string | undefined;
}

/**
 * A habit in the member's own words.
 * @returns undefined where nothing says how often, or what
 */
export function habitFrom(words: string, { when = '', schedule, about }: HabitHints = {}): Habit | undefined {
  const own = rhythmOf(words);
  const answer = rhythmOf(when);
  const rhythm =
    own.schedule ??
    severalDays(words) ??
    answer.schedule ??
    severalDays(when) ??
    (schedule && (onOneDay(words) ?? onOneDay(when) ?? schedule));
  if (rhythm === undefined) return undefined;
  const what = BARE.test(titleFrom(own.what) ?? '') ? about && rhythmOf(about).what : own.what;
  const title = titleFrom(what ?? '')?.replace(/^(?:start|begin)(?:ing)? (?:to )?(\p{L})/iu, (_, letter: string) => letter.toUpperCase());
  if (title === undefined || BARE.test(title)) return undefined;
  const cue = own.cue || answer.cue;
  return { kind: 'create-habit', title, schedule: rhythm, cue: cue.length <= LONGEST_CUE ? cue : '' };
}

/** Something that is done once and then is done. */
const ONCE =
  /^(?:text|email|mail|message|call|phone|ring|ask|tell|invite|book|sign up|register|apply|buy|order|cancel|return|send|reply|write (?:to|her|him|them))\b/i;
export const isOnce = (words: string): boolean => ONCE.test(titleFrom(words) ?? '') && recurrenceIn(words) === undefined;

/** A moment that is named needs no part of the day beside it. */
function cueFrom(words = ''): string {
  const cue = spaced(words.replace(PART_OF_DAY, '').trim() || words.trim());
  return cue.length <= LONGEST_CUE ? cue : '';
}
