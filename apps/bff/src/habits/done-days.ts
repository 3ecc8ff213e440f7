import { addDays, type DateText, type DoneOn, type HabitKind, habitDoneOn } from '@everstep/domain';
import type { Kysely } from 'kysely';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { lastDayOf, marksOf, ruleOf } from './standing.ts';
import { findHabit, type HabitRow, listArchived, listHabits } from './store.ts';
import { listTicks, type TickRow } from './tick-store.ts';

type Query = Kysely<Tables>;
type Span = { readonly from: DateText; readonly to: DateText };

/** A habit, and on which days it was done. */
export interface HabitDone {
  readonly id: string;
  readonly title: string;
  readonly kind: HabitKind;
  readonly doneOn: DoneOn;
}

/** Whether a day is done may lie in the days of its month before it. */
const LONGEST_PERIOD_DAYS = 31;
const withPeriods = ({ from, to }: Span): Span => ({ from: addDays(from, -LONGEST_PERIOD_DAYS), to });

const spanRows = prepared((query, param: Param<Span & { memberId: string }>) =>
  query
    .selectFrom('habit')
    .innerJoin('habitTick', 'habitTick.habitId', 'habit.id')
    .select(['habitTick.habitId', 'habitTick.localDate', 'habitTick.kind', 'habitTick.value'])
    .where('habit.memberId', '=', param('memberId'))
    .where('habit.deletedAt', 'is', null)
    .where('habitTick.localDate', '>=', param('from'))
    .where('habitTick.localDate', '<=', param('to')),
);

const doneOnOf = (row: HabitRow, ticks: readonly Pick<TickRow, 'localDate' | 'kind' | 'value'>[], today: DateText): DoneOn =>
  habitDoneOn(ruleOf(row), marksOf(ticks), { last: lastDayOf(row, today), open: today });

/** On which days of a span that ends today each habit of a member was done; those of the archive, too, while they stood in it. */
export async function readHabitsDone(query: Query, memberId: string, span: Span): Promise<readonly HabitDone[]> {
  const archived = (await listArchived(query, memberId)).filter(({ archivedOn }) => archivedOn !== null && archivedOn >= span.from);
  const rows = [...(await listHabits(query, memberId)), ...archived];
  if (rows.length === 0) return [];
  const ticks = Map.groupBy(await spanRows(query, { memberId, ...withPeriods(span) }), ({ habitId }) => habitId);
  return rows.map((row) => ({ id: row.id, title: row.title, kind: row.kind, doneOn: doneOnOf(row, ticks.get(row.id) ?? [], span.to) }));
}

/**
 * On which days of a span one habit of a member was done, deleted or not: what came of it stays. Nothing tells once it is forgotten.
 * @param today the present date, which may lie outside of the span
 */
export async function readHabitDone(query: Query, memberId: string, habitId: string, span: Span & { today: DateText }): Promise<DoneOn> {
  const row = await findHabit(query, memberId, habitId);
  if (!row) return () => undefined;
  return doneOnOf(row, await listTicks(query, { memberId, habitId, ...withPeriods(span) }), span.today);
}
