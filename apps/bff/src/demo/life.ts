import {
  type Activity,
  type AwardState,
  actDateOf,
  type DateText,
  decideAward,
  localDateOf,
  type Moment,
  NEW_MEMBER,
} from '@everstep/domain';
import type { Ids } from '../clock.ts';
import { ledgerInsert } from '../gamification/award-state.ts';
import type { EntryRow } from '../journal/store.ts';
import type { MoodRow } from '../mood/store.ts';
import type { LivedGoal } from './goals.ts';
import type { LivedHabit } from './habits.ts';
import { DEMO_DAYS } from './plan.ts';
import type { TalkRows } from './talks.ts';
import type { WalkRows } from './walks.ts';

/** Who lives the days, and when and where. */
export interface Life {
  readonly memberId: string;
  readonly timeZone: string;
  readonly dayStartHour: number;
  readonly now: Date;
  /** The hour of `now` on the member's clock; see {@link hourOf}. */
  readonly hour: number;
  readonly ids: Ids;
}

/** A time on the member's clock. */
export interface Time {
  readonly hour: number;
  readonly minute: number;
}

/** Something that happens on a day. */
export interface Act {
  readonly at: Time;
  readonly happen: () => void;
}

/** Everything that a row of days left behind, ready to be stored. */
export interface Lived {
  state: AwardState;
  last: Moment | null;
  readonly ledger: ReturnType<typeof ledgerInsert>[];
  readonly achievements: { memberId: string; code: string; earnedAt: string }[];
  readonly checkins: { id: string; memberId: string; localDate: DateText; at: string; timeZone: string }[];
  readonly moods: MoodRow[];
  readonly talks: TalkRows[];
  readonly walks: WalkRows[];
  readonly entries: EntryRow[];
  /** Ids of moods by the day and hour that the story has for them. */
  readonly toldMoods: Map<string, string>;
  /** By the key that the story has for it. */
  readonly habits: Map<string, LivedHabit>;
  readonly goals: Map<string, LivedGoal>;
  /** Percent of the multiplier on each planned day. */
  readonly percents: Map<number, number>;
}

/** Before the first day. */
export const nothingLived = (): Lived => ({
  state: NEW_MEMBER,
  last: null,
  ledger: [],
  achievements: [],
  checkins: [],
  moods: [],
  talks: [],
  walks: [],
  entries: [],
  toldMoods: new Map(),
  habits: new Map(),
  goals: new Map(),
  percents: new Map(),
});

/** Books one act and answers with the multiplier that held for it. */
export function record({ ids, memberId }: Life, lived: Lived, activity: Activity, moment: Moment): number {
  const actDate = actDateOf(activity, moment);
  const { days, missedDate } = lived.state;
  const marked = days.at(-1);
  // As the server does: an act on a day that is active already looks at that day alone.
  const isMarked = marked?.localDate === actDate && marked.kind === 'active' && missedDate === null;
  const known = { ...lived.state, alreadyCounted: false, days: isMarked ? [marked] : days };
  const draft = decideAward(known, activity, moment);
  const start = lived.ledger.length;
  draft.rows.forEach((row, index) => {
    lived.ledger.push(ledgerInsert(row, { id: ids.next(), memberId, seq: start + index + 1, actDate }));
  });
  lived.achievements.push(...draft.newAchievements.map((code) => ({ memberId, code, earnedAt: moment.instant })));
  lived.state = isMarked ? { ...draft.next, days } : draft.next;
  lived.last = moment;
  return draft.award.receipt.multiplierPercent;
}

/** The moment of a planned hour; a change of the clock in between moves it by an hour, which no story minds. */
export function momentAt({ now, hour, timeZone, dayStartHour }: Life, day: number, time: Time): Moment {
  const daysAgo = DEMO_DAYS - 1 - day;
  const offset = ((time.hour - hour) * 60 + time.minute - now.getUTCMinutes()) * 60_000;
  const instant = new Date(now.getTime() - daysAgo * 86_400_000 + offset);
  const localDate = localDateOf(instant, timeZone, dayStartHour);
  return { instant: instant.toISOString(), localDate, capDate: localDate, timeZone };
}

/** The member's date on a demo day; 59 is today, and later ones are to come. */
export const dateAt = (life: Life, day: number): DateText => momentAt(life, day, { hour: 12, minute: 0 }).localDate;

/** The hour on the member's wall clock; 24 and more before their day has started. */
export function hourOf({ now, timeZone, dayStartHour }: Pick<Life, 'now' | 'timeZone' | 'dayStartHour'>): number {
  const hour = Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  return hour < dayStartHour ? hour + 24 : hour;
}
