import type { MarkedDate } from '../habits/fold.ts';
import { type HabitRule, isPaused } from '../habits/schedule.ts';
import { habitDays } from '../habits/standing.ts';
import type { DateText } from '../time/dates.ts';
import type { DoneOn } from './insights.ts';

/**
 * Whether a habit was done on a date. Days before its first and after its last cannot tell, nor can those that were skipped or paused:
 * an illness would pass for the want of a walk. Without an entry neither can an open day, nor any day of an amount to stay within.
 *
 * @param marks whole periods of its schedule, in any order
 * @param span.last the last day that counts
 * @param span.open the present date
 */
export function habitDoneOn(rule: HabitRule, marks: readonly MarkedDate[], span: { last: DateText; open: DateText }): DoneOn {
  const kinds = new Map(habitDays(rule, marks).map(({ localDate, kind }) => [localDate, kind]));
  const first = [rule.startDate, ...kinds.keys()].sort()[0] ?? rule.startDate;
  const last = rule.endDate !== null && rule.endDate < span.last ? rule.endDate : span.last;
  return (date) => {
    if (date < first || date > last) return undefined;
    const kind = kinds.get(date);
    if (kind !== undefined) return kind === 'skipped' ? undefined : kind === 'done';
    if (rule.kind === 'at-most' || date >= span.open || isPaused(rule.pauses, date)) return undefined;
    return false;
  };
}

/** Whether an activity was said with a mood of a date; a date without a mood cannot tell, nor can the present one before it is said. */
export function activityDoneOn(days: ReadonlyMap<DateText, ReadonlySet<string>>, word: string, open: DateText): DoneOn {
  return (date) => {
    const said = days.get(date);
    if (said?.has(word)) return true;
    return said === undefined || date >= open ? undefined : false;
  };
}
