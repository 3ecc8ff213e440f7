import {
  activityDoneOn,
  addDays,
  type api,
  byDate,
  byHour,
  byWeekday,
  correlate,
  type DateText,
  type DayMood,
  DomainError,
  type DoneOn,
  daysBetween,
  type MoodCorrelation,
} from '@everstep/domain';
import { presentDate } from '../gamification/earning.ts';
import { readProgress } from '../gamification/store.ts';
import { type HabitDone, readHabitsDone } from '../habits/done-days.ts';
import type { Call } from '../http/route.ts';
import { saidOn } from './activities.ts';
import { firstMoodDate, meansByDay, moodsBetween } from './store.ts';

const DAYS_LOOKED_AT = 365;
const MOST_DAYS = 400;
const MOST_CORRELATIONS = 12;

/** The mean mood of each day of a span. */
export async function readMoodDays({ actor, deps, query }: Call<typeof api.mood.days>) {
  if (query.to < query.from || daysBetween(query.from, query.to) > MOST_DAYS)
    throw new DomainError('validation', { fields: [{ path: 'query.to', message: `Choose at most ${MOST_DAYS} days.` }] });
  return { days: await meansByDay(deps.db.query, actor.id, query) };
}

/** What the moods of the last year show. */
export async function readInsights({ actor, deps }: Call<typeof api.mood.insights>) {
  const { query } = deps.db;
  const today = presentDate({ deps, actor }, await readProgress(query, actor.id));
  const span = { from: addDays(today, 1 - DAYS_LOOKED_AT), to: today };
  const moods = await moodsBetween(query, actor.id, span);
  const scores = moods.map(({ localDate, score }) => ({ date: localDate, score }));
  const days = byDate(scores);
  const doings = [...activities(saidOn(moods), today), ...(await readHabitsDone(query, actor.id, span)).map(habit)];
  return {
    ...span,
    daysLogged: days.length,
    firstDate: await firstMoodDate(query, actor.id),
    byWeekday: [...byWeekday(scores)],
    byHour: [...byHour(moods.map(({ at, timeZone, score }) => ({ hour: hourOf(at, timeZone), score })))],
    correlations: clearest(correlationsWith(doings, days)),
  };
}

/** Something that was done on some days. */
interface Doing {
  readonly kind: MoodCorrelation['kind'];
  readonly id: string;
  readonly label: string;
  readonly doneOn: DoneOn;
}

function correlationsWith(doings: readonly Doing[], moods: readonly DayMood[]): MoodCorrelation[] {
  return doings.flatMap(({ doneOn, ...doing }) =>
    ([0, 1] as const).flatMap((shift) => {
      const correlation = correlate(moods, doneOn, shift);
      return correlation ? [{ ...doing, nextDay: shift === 1, ...correlation }] : [];
    }),
  );
}

/** The clearest first; of something that shows on the same day and the day after, both stay. */
const clearest = (all: readonly MoodCorrelation[]): MoodCorrelation[] =>
  [...all].sort((a, b) => Number(a.mayBeChance) - Number(b.mayBeChance) || Math.abs(b.r) - Math.abs(a.r)).slice(0, MOST_CORRELATIONS);

const activities = (said: ReturnType<typeof saidOn>, today: DateText): readonly Doing[] =>
  [...new Set([...said.values()].flatMap((words) => [...words]))].map((word) => ({
    kind: 'activity',
    id: word,
    label: word,
    doneOn: activityDoneOn(said, word, today),
  }));

const habit = ({ id, title, kind, doneOn }: HabitDone): Doing => ({
  kind: kind === 'at-most' ? 'limit' : 'habit',
  id,
  label: title,
  doneOn,
});

const formats = new Map<string, Intl.DateTimeFormat>();

/** The hour of the member's day, 0 to 23. */
function hourOf(at: string, timeZone: string): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  if (formats.size < 1000) formats.set(timeZone, format);
  return Number(format.format(Date.parse(at)));
}
