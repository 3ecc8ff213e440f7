import { creditedDate, daySourceOf, type Moment, NEW_MEMBER } from '@everstep/domain';
import { type Life, type Lived, nothingLived, record } from '../demo/life.ts';
import { below, type Random } from '../demo/random.ts';
import { progressChange } from '../gamification/award-state.ts';
import { HABIT_CREATION } from '../habits/create.ts';
import { HABIT_COMPLETE } from '../habits/settle-award.ts';
import type { HabitRow } from '../habits/store.ts';
import type { TickRow } from '../habits/tick-store.ts';
import type { MoodRow } from '../mood/store.ts';
import type { SeededIds } from './ids.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** How long somebody stays: most people look once, few come every day. */
interface Habitus {
  /** Of all members; together 1. */
  readonly share: number;
  /** Days from the first to the last on which they may come. */
  readonly span: number;
  /** That they come on one of these days. */
  readonly chance: number;
  readonly habits: number;
}

const habitus: readonly Habitus[] = [
  { share: 0.45, span: 1, chance: 0.5, habits: 0 },
  { share: 0.33, span: 14, chance: 0.2, habits: 1 },
  { share: 0.15, span: 45, chance: 0.18, habits: 1 },
  { share: 0.06, span: 90, chance: 0.25, habits: 2 },
  { share: 0.01, span: 70, chance: 0.9, habits: 2 },
];

const TITLES = [
  'Read on paper',
  'Walk at noon',
  'One page before nine',
  'Stretch',
  'Lights out at eleven',
  'Practise chords',
  'Water first',
];
const FEELINGS = [
  { score: 2, quadrant: 'low-unpleasant', words: '["tired"]', activities: '["work"]' },
  { score: 3, quadrant: 'low-pleasant', words: '["calm"]', activities: '["reading"]' },
  { score: 4, quadrant: 'low-pleasant', words: '["content"]', activities: '["walk","friends"]' },
  { score: 4, quadrant: 'high-pleasant', words: '["curious"]', activities: '["learning"]' },
  { score: 2, quadrant: 'high-unpleasant', words: '["tense"]', activities: '["work"]' },
] as const;

/** What a member did until yesterday, ready to be stored. */
export interface SeededLife {
  readonly lived: Lived;
  readonly habits: readonly HabitRow[];
  readonly ticks: readonly TickRow[];
  /** Milliseconds; undefined for somebody who registered and never came back. */
  readonly lastActive: number | undefined;
}

/** Who lives, and until when. Their zone is one in which the hours from six to twenty of UTC are of the same date. */
export interface Member {
  readonly id: string;
  readonly timeZone: string;
  /** Milliseconds. */
  readonly joined: number;
  /** The first instant of today, in milliseconds of UTC. */
  readonly today: number;
}

/** Lives a member's days by the rules that hold for everybody: check-ins, moods and habits. */
export function liveOn(member: Member, random: Random, ids: SeededIds): SeededLife {
  const kind = oneOf(random());
  const life: Life = { memberId: member.id, timeZone: member.timeZone, dayStartHour: 3, now: new Date(member.today), hour: 0, ids };
  const lived = nothingLived();
  const [habits, ticks]: [HabitRow[], TickRow[]] = [[], []];
  const first = Math.floor(member.joined / DAY_MS) * DAY_MS;
  for (let day = 0; day < kind.span && first + day * DAY_MS < member.today; day += 1) {
    const comesAsNew = day === 0 && kind.habits > 0;
    if (!comesAsNew && random() >= kind.chance) continue;
    const morning = first + day * DAY_MS + 6 * HOUR_MS + below(random, HOUR_MS);
    const at = (hours: number) => momentOf(Math.max(morning, member.joined) + hours * HOUR_MS, member.timeZone, ids);
    lived.state = { ...lived.state, today: NEW_MEMBER.today };
    checkIn(life, lived, at(0));
    if (habits.length === 0) for (let count = 0; count < kind.habits; count += 1) habits.push(plant(life, lived, at(0), random));
    if (random() < 0.6) logMood(life, lived, at(2), random);
    for (const { id } of habits) if (random() < 0.6) ticks.push(tick(life, lived, id, at(4)));
  }
  return { lived, habits, ticks, lastActive: lived.last === null ? undefined : Date.parse(lived.last.instant) };
}

function oneOf(number: number): Habitus {
  let rest = number;
  for (const kind of habitus) {
    if (rest < kind.share) return kind;
    rest -= kind.share;
  }
  return { share: 0, span: 1, chance: 0.5, habits: 0 };
}

function momentOf(instant: number, timeZone: string, ids: SeededIds): Moment {
  ids.at(instant);
  const text = new Date(instant).toISOString();
  const localDate = text.slice(0, 10);
  return { instant: text, localDate, capDate: localDate, timeZone };
}

function checkIn(life: Life, lived: Lived, moment: Moment): void {
  const { localDate, instant: at, timeZone } = moment;
  lived.checkins.push({ id: life.ids.next(), memberId: life.memberId, localDate, at, timeZone });
  record(life, lived, { source: 'daily_checkin', reference: localDate }, moment);
}

function logMood(life: Life, lived: Lived, moment: Moment, random: Random): void {
  const id = life.ids.next();
  const { instant: at, localDate, timeZone } = moment;
  const felt: MoodRow = {
    id,
    memberId: life.memberId,
    ...(FEELINGS[below(random, FEELINGS.length)] ?? FEELINGS[1]),
    note: '',
    at,
    localDate,
    timeZone,
    version: 1,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
  lived.moods.push(felt);
  record(life, lived, { source: 'mood_log', reference: id }, moment);
}

function plant(life: Life, lived: Lived, moment: Moment, random: Random): HabitRow {
  const id = life.ids.next();
  record(life, lived, { source: HABIT_CREATION, reference: id }, moment);
  return {
    id,
    memberId: life.memberId,
    title: TITLES[below(random, TITLES.length)] ?? '',
    kind: 'yes-no',
    target: null,
    unit: '',
    schedule: '{"per":"day","times":1}',
    cue: '',
    reminderTime: null,
    startDate: moment.localDate,
    endDate: null,
    pauses: '[]',
    position: 1 + below(random, 2),
    archivedAt: null,
    archivedOn: null,
    state: null,
    settledThrough: null,
    version: 1,
    createdAt: moment.instant,
    updatedAt: moment.instant,
    deletedAt: null,
  };
}

function tick(life: Life, lived: Lived, habitId: string, moment: Moment): TickRow {
  record(life, lived, { source: HABIT_COMPLETE, reference: habitId }, moment);
  const { instant: at, localDate, timeZone } = moment;
  return { habitId, localDate, kind: 'done', value: 1000, reason: null, note: '', at, timeZone, version: 1, updatedAt: at };
}

/** The marked days of a life. */
export const daysOf = (memberId: string, { state }: Lived) =>
  state.days.map((day) => ({ memberId, localDate: day.localDate, kind: day.kind, source: daySourceOf(day) }));

/** The totals of a life. */
export const totalsOf = (memberId: string, { state, ledger, last }: Lived) => ({
  memberId,
  version: 0,
  seq: ledger.length,
  ...progressChange(state),
  gainedDates: last && JSON.stringify(creditedDate(null, last).gained),
  moodQuadrants: 0,
  listed: 0,
  boardName: null,
});
