import { type Activity, type AwardState, type DateText, decideAward, localDateOf, type Moment, NEW_MEMBER } from '@everstep/domain';
import type { Ids } from '../clock.ts';
import { ledgerInsert } from '../gamification/award-state.ts';
import type { MoodRow } from '../mood/store.ts';
import { DEMO_DAYS, type PlannedDay, type PlannedMood } from './plan.ts';
import { haveTalk, type Talk, type TalkRows, talks } from './talks.ts';

/** Who lives the days, and when and where. */
export interface Life {
  readonly memberId: string;
  readonly timeZone: string;
  readonly dayStartHour: number;
  readonly now: Date;
  readonly ids: Ids;
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
  /** Percent of the multiplier on each planned day. */
  readonly percents: Map<number, number>;
}

/** Lives through planned days by the rules that hold for everybody, in memory. */
export function live(life: Life, days: readonly PlannedDay[]): Lived {
  const lived: Lived = {
    state: NEW_MEMBER,
    last: null,
    ledger: [],
    achievements: [],
    checkins: [],
    moods: [],
    talks: [],
    percents: new Map(),
  };
  const quadrants = new Set<string>();
  for (const planned of days) {
    lived.state = { ...lived.state, today: NEW_MEMBER.today };
    checkIn(life, lived, planned);
    if (planned === days[0]) settleIn(life, lived, planned);
    for (const mood of planned.moods) {
      logMood(life, lived, { day: planned.day, mood, isNewQuadrant: !quadrants.has(mood.quadrant) });
      quadrants.add(mood.quadrant);
    }
    for (const told of talks.filter(({ day }) => day === planned.day)) talk(life, lived, told);
  }
  return lived;
}

function checkIn(life: Life, lived: Lived, { day, checkIn: time }: PlannedDay): void {
  const moment = momentAt(life, day, time);
  const { localDate, instant: at, timeZone } = moment;
  lived.checkins.push({ id: life.ids.next(), memberId: life.memberId, localDate, at, timeZone });
  const percent = record(life, lived, { source: 'daily_checkin', reference: localDate }, moment);
  lived.percents.set(day, percent);
}

/** The first evening: a profile and a colour scheme, so that the story is not asked for them again. */
function settleIn(life: Life, lived: Lived, { day, checkIn: time }: PlannedDay): void {
  const moment = momentAt(life, day, time);
  for (const source of ['profile_complete', 'scheme_choice']) record(life, lived, { source, reference: life.memberId }, moment);
}

function logMood(life: Life, lived: Lived, { day, mood, isNewQuadrant }: { day: number; mood: PlannedMood; isNewQuadrant: boolean }): void {
  const moment = momentAt(life, day, mood);
  const { instant: at, localDate, timeZone } = moment;
  const id = life.ids.next();
  lived.moods.push({
    id,
    memberId: life.memberId,
    score: mood.score,
    quadrant: mood.quadrant,
    words: JSON.stringify(mood.words),
    activities: JSON.stringify(mood.activities),
    note: mood.note,
    at,
    localDate,
    timeZone,
    version: 1,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  });
  record(life, lived, { source: 'mood_log', reference: id, gains: isNewQuadrant ? { moodQuadrants: 1 } : {} }, moment);
}

/** A first talk with a guide counts for the achievements, as everybody's does. */
function talk(life: Life, lived: Lived, told: Talk): void {
  const moment = momentAt(life, told.day, told);
  lived.talks.push(haveTalk(life, told, moment.instant));
  record(life, lived, { source: 'guide_chat', reference: String(lived.talks.length), gains: { guides: 1 } }, moment);
}

/** Books one act and answers with the multiplier that held for it. */
function record({ ids, memberId }: Life, lived: Lived, activity: Activity, moment: Moment): number {
  const draft = decideAward({ ...lived.state, alreadyCounted: false }, activity, moment);
  const start = lived.ledger.length;
  draft.rows.forEach((row, index) => {
    lived.ledger.push(ledgerInsert(row, { id: ids.next(), memberId, seq: start + index + 1, actDate: moment.localDate }));
  });
  lived.achievements.push(...draft.newAchievements.map((code) => ({ memberId, code, earnedAt: moment.instant })));
  lived.state = draft.next;
  lived.last = moment;
  return draft.award.receipt.multiplierPercent;
}

/** The moment of a planned hour; a change of the clock in between moves it by an hour, which no story minds. */
function momentAt({ now, timeZone, dayStartHour }: Life, day: number, time: { hour: number; minute: number }): Moment {
  const daysAgo = DEMO_DAYS - 1 - day;
  const offset = ((time.hour - hourNow(now, timeZone, dayStartHour)) * 60 + time.minute - now.getUTCMinutes()) * 60_000;
  const instant = new Date(now.getTime() - daysAgo * 86_400_000 + offset);
  const localDate = localDateOf(instant, timeZone, dayStartHour);
  return { instant: instant.toISOString(), localDate, capDate: localDate, timeZone };
}

/** The hour on the member's wall clock; 24 and more before their day has started. */
function hourNow(now: Date, timeZone: string, dayStartHour: number): number {
  const hour = Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  return hour < dayStartHour ? hour + 24 : hour;
}
