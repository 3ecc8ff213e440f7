import type { DateText } from '../time/dates.ts';
import type { Moment } from '../time/moment.ts';
import type { Activity, AwardState } from './award-state.ts';
import type { AwardRule } from './awards.ts';
import { type MarkedDay, type MemberDay, markDay } from './streak.ts';
import { type BackdateCredit, backdateCredit, canEarnBack, earnBack, missedBefore } from './streak-care.ts';

/** What an act does to the member's days. */
export interface Marking extends MarkedDay {
  /** The credit of an act for an earlier date; null for one of the present. */
  readonly late: BackdateCredit | null;
  /** The missed day that the act earned back. */
  readonly earnedBack: DateText | null;
  /** A missed day that further acts can still earn back. */
  readonly missedDate: DateText | null;
}

/** The date that an act belongs to: the one its record is about, or the day of the act. */
export function actDateOf(activity: Pick<Activity, 'forDate'>, now: Moment): DateText {
  return activity.forDate !== undefined && activity.forDate < now.localDate ? activity.forDate : now.localDate;
}

/** Marks the day of an act: its own, or the earlier one that it is about; and gives back a missed day that it earned. */
export function markAct(state: AwardState, activity: Activity, rule: AwardRule, now: Moment): Marking {
  const date = actDateOf(activity, now);
  const late = date === now.localDate ? null : backdateCredit({ date, today: now.localDate, days: state.days });
  if (!rule.marksDay) return { ...unmarked(state), late };
  if (late?.day) return { ...unmarked(state), ...markDay(state, late.day.localDate, 'repaired'), late };
  if (late) return { ...unmarked(state), late };
  return { ...withEarnedBack(state, markDay(state, now.localDate), now), late };
}

/** The state with the days that an act has written. */
export function replacedDays(days: readonly MemberDay[], written: readonly MemberDay[]): readonly MemberDay[] {
  return [...days.filter((day) => !written.some(({ localDate }) => localDate === day.localDate)), ...written];
}

function withEarnedBack(state: AwardState, marked: MarkedDay, now: Moment): Omit<Marking, 'late'> {
  const today = now.localDate;
  const days = replacedDays(state.days, marked.written);
  // A new gap is the one whose bridging joins what stands now; another one may still be open.
  const gap = marked.written.length > 0 ? missedBefore(days, today) : null;
  const missedDate = gap ?? state.missedDate;
  const lastEarnBack = state.earnedBackOn;
  if (missedDate === null || !canEarnBack({ missedDate, today, lastEarnBack })) return { ...marked, earnedBack: null, missedDate: null };
  const actsSince = (missedDate === state.missedDate ? state.actsSinceMissed : 0) + 1;
  const back = earnBack({ missedDate, today, days, actsSince, lastEarnBack });
  if (!back) return { ...marked, earnedBack: null, missedDate };
  const joined = markDay({ days, streak: marked.streak, freezes: marked.freezes }, missedDate, 'repaired');
  return {
    written: [...marked.written, ...joined.written.map((day) => (day.localDate === missedDate ? back : day))],
    streak: joined.streak,
    freezes: joined.freezes,
    comeback: marked.comeback,
    earnedBack: missedDate,
    missedDate: null,
  };
}

function unmarked(state: AwardState): Omit<Marking, 'late'> {
  const { streak, freezes, missedDate } = state;
  return { written: [], streak, freezes, comeback: false, earnedBack: null, missedDate };
}
