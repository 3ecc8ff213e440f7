import type { ProposedAction } from '@everstep/domain';
import { recurrenceIn } from './offline-schedules.ts';

type Goal = Extract<ProposedAction, { kind: 'create-goal' }>;
type Habit = Extract<ProposedAction, { kind: 'create-habit' }>;

const LONGEST_TITLE = 80;
const LONGEST_CUE = 120;
// Each sign belongs to one alternative only: what could be read in two ways would take for ever on a long row of signs.
const LEADING =
  /^(?:\b(?:to|that i|which i|where i|of|for|about|called|named|out of|from|me|myself|just|maybe|perhaps|then|please|i (?:could|can|will|would|might|should|have to|need to|want to)|i'll|i'd)\b|[\s:,.–—-])+/i;
const TRAILING =
  /(?:\b(?:please|thanks|thank you|today|tomorrow|tonight|right now|from now on|now|this (?:morning|afternoon|evening|week|weekend)|for me|as well|too|then)|[\s,.!?;:–—…-])+$/i;
/** Where the thought turns: what follows is no part of a title. */
const TURN = /,\s|\s(?:but|because|although|though|however|so that|since|if|while|and i|and then)\s/i;
const CUE =
  /(?:^|[\s,]+)((?:right |shortly |straight )?(?:after|before|when|whenever|as soon as) .+|with (?:my |the )?(?:morning |evening )?(?:breakfast|lunch|dinner|coffee|tea)\b.*|at (?:around |about )?(?:half past |half )?(?:\d{1,2}(?:[:.]\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm|o'clock))?|(?:in the|at) (?:morning|noon|lunchtime|afternoon|evening|night)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day.*)$/i;
const NOTHING =
  /^(?:it|this|that|these|those|them|one|some|something|anything|everything|things?|all|so|not|more|here|there|me|myself|something like that|both)?$/i;

/** A part of the day after something more exact. */
const PART_OF_DAY = /(?<=\S) (?:in the|at) (?:morning|noon|lunchtime|afternoon|evening|night)\s*$/i;

/** A title from the member's own words: what only leads up to it taken off, cut where the thought turns, with a capital. Undefined where nothing is left. */
export function titleFrom(words: string): string | undefined {
  const plain = words
    .replace(/["“”«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LEADING, '');
  const clause = (plain.split(TURN, 1)[0] ?? '').replace(TRAILING, '').trim();
  if (NOTHING.test(clause) || !/\p{L}{2}/u.test(clause)) return undefined;
  const cut = clause.length <= LONGEST_TITLE ? clause : clause.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '');
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

/** A small goal in the member's own words. */
export function goalFrom(words: string): Goal | undefined {
  const title = titleFrom(words);
  return title === undefined ? undefined : { kind: 'create-goal', title, why: '', size: 'S', dueDate: null };
}

/**
 * A habit in the member's own words.
 * @param when what they said of the time, where that was another answer
 * @returns undefined where neither says how often, unless `schedule` does
 */
export function habitFrom(words: string, when = '', schedule?: Habit['schedule']): Habit | undefined {
  const [rhythmic, time] = [recurrenceIn(words), recurrenceIn(when)];
  const rhythm = rhythmic?.schedule ?? time?.schedule ?? schedule;
  if (rhythm === undefined) return undefined;
  const said = (rhythmic?.rest ?? words).replace(TRAILING, '');
  const own = CUE.exec(said);
  const what = own && own.index > 0 ? said.slice(0, own.index).replace(PART_OF_DAY, '') : said;
  const title = titleFrom(what)?.replace(/^(?:start|begin)(?:ing)? (?:to )?(\p{L})/iu, (_, letter: string) => letter.toUpperCase());
  if (title === undefined) return undefined;
  const cue = own && own.index > 0 ? own[1] : CUE.exec((time?.rest ?? when).replace(TRAILING, ''))?.[1];
  return { kind: 'create-habit', title, schedule: rhythm, cue: cueFrom(cue) };
}

/** A moment that is named needs no part of the day beside it. */
function cueFrom(words = ''): string {
  const cue = words.replace(PART_OF_DAY, '').trim() || words.trim();
  return cue.length <= LONGEST_CUE ? cue : '';
}
