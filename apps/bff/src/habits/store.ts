import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { changeIn, findIn, insertInto } from '../db/member-rows.ts';
import { each, type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { HabitTables } from './tables.ts';

type Query = Kysely<Tables>;
export type HabitRow = Selectable<HabitTables['habit']>;

/** A member's habit, archived or deleted as well; someone else's is not found. */
export const findHabit = findIn('habit');

const standingRows = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('habit')
    .selectAll()
    .where('memberId', '=', param('memberId'))
    .where('deletedAt', 'is', null)
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id'),
);

/** The habits of a member in their order, without the archive. */
export const listHabits = (query: Query, memberId: string): Promise<readonly HabitRow[]> => standingRows(query, { memberId });

const archivedRows = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('habit')
    .selectAll()
    .where('memberId', '=', param('memberId'))
    .where('deletedAt', 'is', null)
    .where('archivedAt', 'is not', null)
    .orderBy('archivedAt', 'desc')
    .orderBy('id'),
);

/** The archive of a member, newest first. */
export const listArchived = (query: Query, memberId: string): Promise<readonly HabitRow[]> => archivedRows(query, { memberId });

const placeRow = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('habit')
    .select((eb) => [
      eb.fn.max<number | null>('position').as('last'),
      eb.fn.countAll<number>().filterWhere('archivedAt', 'is', null).filterWhere('deletedAt', 'is', null).as('standing'),
      eb.fn.countAll<number>().filterWhere('archivedAt', 'is not', null).filterWhere('deletedAt', 'is', null).as('archived'),
    ])
    .where('memberId', '=', param('memberId')),
);

/** How many habits a member has, and the highest position among them. */
export async function countHabits(query: Query, memberId: string): Promise<{ last: number; standing: number; archived: number }> {
  const [row] = await placeRow(query, { memberId });
  return { last: Number(row?.last ?? 0), standing: Number(row?.standing ?? 0), archived: Number(row?.archived ?? 0) };
}

const columns = [
  'id',
  'memberId',
  'title',
  'kind',
  'target',
  'unit',
  'schedule',
  'cue',
  'reminderTime',
  'startDate',
  'endDate',
  'pauses',
  'position',
  'archivedAt',
  'archivedOn',
  'state',
  'settledThrough',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const satisfies readonly (keyof HabitRow)[];

/** Adds a habit; undefined when the id is taken. */
export const insertHabit = insertInto('habit', columns);

/** Changes, deletes or brings back a habit, and raises its version. The caller holds the member's lock and has compared versions. */
export const updateHabit = changeIn('habit');

type Settled = Pick<HabitRow, 'state' | 'settledThrough'>;
const settledRow = prepared((query, param: Param<Settled & { memberId: string; id: string }>) =>
  query
    .updateTable('habit')
    .set(each(['state', 'settledThrough'], param))
    .where('id', '=', param('id'))
    .where('memberId', '=', param('memberId')),
);

/** Stores through where a habit is settled. What members see of it stays the same, and so does its version. */
export async function putSettled(tx: Tx, { id, memberId }: HabitRow, settled: Settled): Promise<void> {
  await settledRow(tx, { ...settled, id, memberId });
}

/** Gives habits their places, in one statement: the first id comes first. */
export async function putOrder(tx: Tx, memberId: string, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('habit')
    .set((eb) => ({
      position: ids
        .slice(1)
        .reduce(
          (places, id, index) => places.when('id', '=', id).then(index + 2),
          eb
            .case()
            .when('id', '=', ids[0] ?? '')
            .then(1),
        )
        .else(eb.ref('position'))
        .end(),
    }))
    .where('memberId', '=', memberId)
    .where('id', 'in', [...ids])
    .execute();
}
