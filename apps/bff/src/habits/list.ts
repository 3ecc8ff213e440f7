import { addDays, type api, type DateText, DomainError, HABIT_PAST_DAYS, habitDays, habitPeriodDates } from '@everstep/domain';
import { decodeCursor, pageOf } from '../db/cursor.ts';
import { presentDate } from '../gamification/earning.ts';
import { readProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { presentHabit, presentTick } from './present.ts';
import { findStandingHabit, marksOf, readAllStanding, readArchived, readStanding, ruleOf } from './standing.ts';
import type { HabitRow } from './store.ts';
import { listNotes, listTicks } from './tick-store.ts';
import { refuse } from './write-habit.ts';

type Habits = typeof api.habits;
type Reading = Pick<Call<Habits['list']>, 'actor' | 'deps'>;

/** Days that a history shows when it is not asked for others. */
const YEAR_DAYS = 365;

/** The member's habits in their order, or the archive. */
export async function readHabits({ actor, deps, query }: Call<Habits['list']>) {
  const today = await todayFor({ actor, deps });
  const read = query.archived === 'true' ? readArchived : readAllStanding;
  const habits = await read(deps.db.query, actor.id, today);
  return { localDate: today, habits: habits.map((habit) => presentHabit(habit, today)) };
}

/** One habit, archived or not. */
export async function readHabit({ actor, deps, params }: Call<Habits['read']>) {
  const row = await rowOf({ actor, deps }, params.id);
  const today = await todayFor({ actor, deps });
  return presentHabit(await readStanding(deps.db.query, row, today), today);
}

/** The days of a habit that have an entry, within a span. */
export async function readHistory({ actor, deps, params, query }: Call<Habits['history']>) {
  const row = await rowOf({ actor, deps }, params.id);
  const to = query.to ?? (await todayFor({ actor, deps }));
  const from = query.from ?? addDays(to, 1 - YEAR_DAYS);
  if (from < addDays(to, -HABIT_PAST_DAYS)) refuse([{ path: 'from', message: 'Choose at most ten years.' }], 'query');
  const rule = ruleOf(row);
  // Whether the first day is done may lie in the days of its week or month before it.
  const ticks = await listTicks(deps.db.query, {
    memberId: actor.id,
    habitId: row.id,
    from: habitPeriodDates(rule, from).from,
    to,
  });
  const days = habitDays(rule, marksOf(ticks)).filter(({ localDate }) => localDate >= from);
  return { from, to, days: [...days] };
}

/** The notes of a habit, newest first, a page at a time. */
export async function readNotes({ actor, deps, params, query }: Call<Habits['notes']>) {
  const row = await rowOf({ actor, deps }, params.id);
  const [before] = decodeCursor(query.cursor, 1) ?? [];
  const rows = await listNotes(deps.db.query, { memberId: actor.id, habitId: row.id, before, limit: query.limit + 1 });
  const { rows: shown, nextCursor } = pageOf(rows, query.limit, ({ localDate }) => [localDate]);
  return { notes: shown.map(presentTick), nextCursor };
}

async function rowOf({ actor, deps }: Reading, id: string): Promise<HabitRow> {
  const row = await findStandingHabit(deps.db.query, actor.id, id);
  if (!row) throw new DomainError('not_found');
  return row;
}

async function todayFor({ actor, deps }: Reading): Promise<DateText> {
  return presentDate({ deps, actor }, await readProgress(deps.db.query, actor.id));
}
