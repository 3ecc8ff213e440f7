import {
  addDays,
  type DateText,
  foldHabit,
  type HabitPause,
  type HabitRule,
  type HabitSchedule,
  type HabitState,
  habitSettleThrough,
  type MarkedDate,
} from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tx } from '../db/client.ts';
import type { Tables } from '../db/tables.ts';
import { findHabit, type HabitRow, listArchived, listHabits, putSettled } from './store.ts';
import { listOpenTicks, listTicks, type TickRow } from './tick-store.ts';

/** A habit with how it stands at the end of a day. */
export interface StandingRow {
  readonly row: HabitRow;
  readonly rule: HabitRule;
  readonly state: HabitState;
  /** What was entered after the date through which it is settled: the last seven days at least. */
  readonly ticks: readonly TickRow[];
}

/** What of a row decides how its days count. */
export function ruleOf(row: HabitRow): HabitRule {
  return {
    kind: row.kind,
    target: row.target ?? 0,
    // Only validated schedules and pauses are ever stored in these columns.
    schedule: JSON.parse(row.schedule) as HabitSchedule,
    startDate: row.startDate,
    endDate: row.endDate,
    pauses: pausesOf(row),
  };
}

/** The pauses of a habit, oldest first. */
export const pausesOf = ({ pauses }: Pick<HabitRow, 'pauses'>): readonly HabitPause[] => JSON.parse(pauses) as HabitPause[];

export const marksOf = (ticks: readonly Pick<TickRow, 'localDate' | 'kind' | 'value'>[]): readonly MarkedDate[] =>
  ticks.map(({ localDate, kind, value }) => ({
    localDate,
    mark: kind === 'done' ? { kind, value: value ?? 0 } : { kind },
  }));

/** Where to fold on from; undefined before anything is settled. */
function settledOf({ state, settledThrough }: HabitRow): { state: HabitState; through: DateText } | undefined {
  if (state === null || settledThrough === null) return undefined;
  // Only states of `foldHabit` are ever stored in this column.
  return { state: JSON.parse(state) as HabitState, through: settledThrough };
}

/** The last day of a habit that counts: today, unless it lies in the archive. */
export const lastDayOf = ({ archivedOn }: HabitRow, today: DateText): DateText =>
  archivedOn !== null && archivedOn < today ? archivedOn : today;

function standing(row: HabitRow, ticks: readonly TickRow[], today: DateText): StandingRow {
  const rule = ruleOf(row);
  const state = foldHabit(rule, marksOf(ticks), lastDayOf(row, today), settledOf(row));
  return { row, rule, state, ticks };
}

/** How one habit stands today. */
export async function readStanding(query: Kysely<Tables>, row: HabitRow, today: DateText): Promise<StandingRow> {
  return standing(row, await openTicks(query, row), today);
}

/** How all habits of a member stand today, in their order; two queries, however many there are. */
export async function readAllStanding(query: Kysely<Tables>, memberId: string, today: DateText): Promise<readonly StandingRow[]> {
  return allStanding(await listHabits(query, memberId), () => listOpenTicks(query, memberId, false), today);
}

/** The archive of a member, newest first, each habit as it stood when it came there. */
export async function readArchived(query: Kysely<Tables>, memberId: string, today: DateText): Promise<readonly StandingRow[]> {
  return allStanding(await listArchived(query, memberId), () => listOpenTicks(query, memberId, true), today);
}

async function allStanding(rows: readonly HabitRow[], ticks: () => Promise<readonly TickRow[]>, today: DateText) {
  if (rows.length === 0) return [];
  const byHabit = Map.groupBy(await ticks(), ({ habitId }) => habitId);
  return rows.map((row) => standing(row, byHabit.get(row.id) ?? [], today));
}

const openTicks = (query: Kysely<Tables>, { id, memberId, settledThrough }: HabitRow) =>
  listTicks(query, { memberId, habitId: id, ...(settledThrough === null ? {} : { from: addDays(settledThrough, 1) }) });

/**
 * How a habit stands after a write. A state that the write went behind is counted anew from the first day; one that has grown old
 * is stored anew, so that reads never have more than some weeks to look at.
 *
 * @param touched the earliest date that the write changed; empty when its plan changed
 */
export async function restand(tx: Tx, row: HabitRow, touched: DateText, today: DateText): Promise<StandingRow> {
  const behind = row.settledThrough !== null && touched <= row.settledThrough;
  const known: HabitRow = behind ? { ...row, state: null, settledThrough: null } : row;
  const now = standing(known, await openTicks(tx, known), today);
  const first = addDays([now.rule.startDate, ...now.ticks.map(({ localDate }) => localDate)].sort()[0] ?? today, -1);
  const through = habitSettleThrough(lastDayOf(row, today), known.settledThrough ?? first);
  if (through === undefined) {
    if (behind) await putSettled(tx, row, known);
    return now;
  }
  const settled = {
    state: JSON.stringify(foldHabit(now.rule, marksOf(now.ticks), through, settledOf(known))),
    settledThrough: through,
  };
  await putSettled(tx, row, settled);
  return { ...now, row: { ...known, ...settled } };
}

/** A member's habit that is not deleted. */
export async function findStandingHabit(query: Kysely<Tables>, memberId: string, id: string): Promise<HabitRow | undefined> {
  const row = await findHabit(query, memberId, id);
  return row && row.deletedAt === null ? row : undefined;
}
