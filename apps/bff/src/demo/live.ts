import { NEW_MEMBER } from '@everstep/domain';
import { dayAct, finishAct } from '../challenges/acts.ts';
import { entryActs } from './entries.ts';
import { goalActs } from './goals.ts';
import { habitActs } from './habits.ts';
import { type Act, type Life, type Lived, momentAt, nothingLived, record } from './life.ts';
import type { PlannedDay, PlannedMood } from './plan.ts';
import { haveTalk, type Talk, talks } from './talks.ts';
import { WALKED_AT, type Walk, walkRows, walks } from './walks.ts';

/** Lives through planned days by the rules that hold for everybody, in memory. */
export function live(life: Life, days: readonly PlannedDay[]): Lived {
  const lived = nothingLived();
  const quadrants = new Set<string>();
  for (const planned of days) {
    lived.state = { ...lived.state, today: NEW_MEMBER.today };
    checkIn(life, lived, planned);
    if (planned === days[0]) settleIn(life, lived, planned);
    const acts = actsOf(life, lived, planned, quadrants);
    for (const { happen } of acts.sort((a, b) => a.at.hour - b.at.hour || a.at.minute - b.at.minute)) happen();
  }
  return lived;
}

/** What happens on a day after its check-in, in any order. */
function actsOf(life: Life, lived: Lived, { day, moods }: PlannedDay, quadrants: Set<string>): Act[] {
  return [
    ...moods.map((mood) => ({ at: mood, happen: () => logMood(life, lived, { day, mood, quadrants }) })),
    ...entryActs(life, lived, day),
    ...habitActs(life, lived, day),
    ...goalActs(life, lived, day),
    ...talks.filter((told) => told.day === day).map((told) => ({ at: told, happen: () => talk(life, lived, told) })),
    ...walks
      .filter(({ from, walked }) => from <= day && day < from + walked)
      .map((walk) => ({ at: WALKED_AT, happen: () => walkOn(life, lived, walk, day) })),
  ];
}

/** A day of a challenge; after the last one that is walked its rows are kept, and a challenge at its end is finished. */
function walkOn(life: Life, lived: Lived, walk: Walk, day: number): void {
  const moment = momentAt(life, day, WALKED_AT);
  record(life, lived, dayAct(walk.templateId, moment.localDate), moment);
  if (day < walk.from + walk.walked - 1) return;
  const { ids, memberId } = life;
  const rows = walkRows(walk, { id: ids.next(), memberId, first: momentAt(life, walk.from, WALKED_AT), last: moment });
  lived.walks.push(rows);
  if (rows.run.closedAt !== null) record(life, lived, finishAct(rows.run.id, rows.run.totalDays), moment);
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

interface Felt {
  readonly day: number;
  readonly mood: PlannedMood;
  /** Those felt so far. */
  readonly quadrants: Set<string>;
}

function logMood(life: Life, lived: Lived, { day, mood, quadrants }: Felt): void {
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
  lived.toldMoods.set(`${day} ${mood.hour}`, id);
  const gains = quadrants.has(mood.quadrant) ? {} : { moodQuadrants: 1 };
  quadrants.add(mood.quadrant);
  record(life, lived, { source: 'mood_log', reference: id, gains }, moment);
}

/** A first talk with a guide counts for the achievements, as everybody's does. */
function talk(life: Life, lived: Lived, told: Talk): void {
  const moment = momentAt(life, told.day, told);
  lived.talks.push(haveTalk(life, told, moment.instant));
  record(life, lived, { source: 'guide_chat', reference: String(lived.talks.length), gains: { guides: 1 } }, moment);
}
