import type { DateText } from '@everstep/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { each, type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { HabitTables } from './tables.ts';

type Query = Kysely<Tables>;
export type TickRow = Selectable<HabitTables['habitTick']>;

const tickColumns = [
  'habitId',
  'localDate',
  'kind',
  'value',
  'reason',
  'note',
  'at',
  'timeZone',
  'version',
  'updatedAt',
] as const satisfies readonly (keyof TickRow)[];
const named = tickColumns.map((column) => `habitTick.${column}` as const);

const openRows = (archived: 'is' | 'is not') =>
  prepared((query, param: Param<{ memberId: string }>) =>
    query
      .selectFrom('habit')
      .innerJoin('habitTick', 'habitTick.habitId', 'habit.id')
      .select(named)
      .where('habit.memberId', '=', param('memberId'))
      .where('habit.deletedAt', 'is', null)
      .where('habit.archivedAt', archived, null)
      // Dates sort as text, and nothing comes before any of them.
      .where((eb) => eb('habitTick.localDate', '>', eb.fn.coalesce('habit.settledThrough', eb.val('')))),
  );
const standingTicks = openRows('is');
const archivedTicks = openRows('is not');

/** What was entered for a member's habits, or for those of the archive, after the dates through which they are settled. */
export const listOpenTicks = (query: Query, memberId: string, archived: boolean): Promise<readonly TickRow[]> =>
  (archived ? archivedTicks : standingTicks)(query, { memberId });

interface Span {
  readonly memberId: string;
  readonly habitId: string;
  readonly from: DateText;
  readonly to: DateText;
}

const spanRows = prepared((query, param: Param<Span>) =>
  query
    .selectFrom('habitTick')
    .innerJoin('habit', 'habit.id', 'habitTick.habitId')
    .select(named)
    .where('habitTick.habitId', '=', param('habitId'))
    .where('habit.memberId', '=', param('memberId'))
    .where('habitTick.localDate', '>=', param('from'))
    .where('habitTick.localDate', '<=', param('to'))
    .orderBy('habitTick.localDate'),
);

const FIRST_DATE = '0000-01-01';
const LAST_DATE = '9999-12-31';

/** What was entered for a habit from one date to another, both included, oldest first. */
export const listTicks = (
  query: Query,
  { from = FIRST_DATE, to = LAST_DATE, ...habit }: Partial<Span> & Pick<Span, 'memberId' | 'habitId'>,
) => spanRows(query, { from, to, ...habit });

const putRow = prepared((query, param: Param<TickRow>) =>
  query
    .insertInto('habitTick')
    .values(each(tickColumns, param))
    .onConflict((conflict) =>
      conflict.columns(['habitId', 'localDate']).doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        value: eb.ref('excluded.value'),
        reason: eb.ref('excluded.reason'),
        note: eb.ref('excluded.note'),
        at: eb.ref('excluded.at'),
        timeZone: eb.ref('excluded.timeZone'),
        version: eb.ref('excluded.version'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    ),
);

/** Writes what was entered for a date in the place of what stood there. The habit is known to be the member's, who is locked. */
export async function putTick(tx: Tx, row: TickRow): Promise<void> {
  await putRow(tx, row);
}

const takeRow = prepared((query, param: Param<{ habitId: string; localDate: string }>) =>
  query.deleteFrom('habitTick').where('habitId', '=', param('habitId')).where('localDate', '=', param('localDate')),
);

/** Takes away what was entered for a date. The habit is known to be the member's, who is locked. */
export async function removeTick(tx: Tx, { habitId, localDate }: Pick<TickRow, 'habitId' | 'localDate'>): Promise<void> {
  await takeRow(tx, { habitId, localDate });
}

/** Days of a habit with a note before a date, newest first. */
export function listNotes(query: Query, page: { memberId: string; habitId: string; before: DateText | undefined; limit: number }) {
  return query
    .selectFrom('habitTick')
    .innerJoin('habit', 'habit.id', 'habitTick.habitId')
    .select(named)
    .where('habitTick.habitId', '=', page.habitId)
    .where('habit.memberId', '=', page.memberId)
    .where('habitTick.note', '<>', '')
    .where('habitTick.localDate', '<', page.before ?? LAST_DATE)
    .orderBy('habitTick.localDate', 'desc')
    .limit(page.limit)
    .execute();
}
