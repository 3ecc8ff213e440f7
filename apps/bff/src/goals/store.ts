import type { GoalState } from '@everstep/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import { decodeCursor, type PageOf, pageOf } from '../db/cursor.ts';
import { changeIn, findIn, insertInto } from '../db/member-rows.ts';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { GoalTables } from './tables.ts';

type Query = Kysely<Tables>;
export type GoalRow = Selectable<GoalTables['goal']>;

/** A member's goal, deleted or not; someone else's is not found. */
export const findGoal = findIn('goal');

const columns = [
  'id',
  'memberId',
  'title',
  'why',
  'size',
  'state',
  'dueDate',
  'milestones',
  'confidence',
  'lesson',
  'completedAt',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const satisfies readonly (keyof GoalRow)[];

/** Adds a goal; undefined when the id is taken. */
export const insertGoal = insertInto('goal', columns);

/** Changes, deletes or brings back a goal, and raises its version. The caller holds the member's lock and has compared versions. */
export const updateGoal = changeIn('goal');

const standingCount = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('goal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('memberId', '=', param('memberId'))
    .where('deletedAt', 'is', null),
);

/** How many goals a member holds, closed ones included. */
export const countGoals = async (query: Query, memberId: string): Promise<number> =>
  Number((await standingCount(query, { memberId }))[0]?.count ?? 0);

const standing = (query: Query, memberId: string) =>
  query.selectFrom('goal').selectAll().where('memberId', '=', memberId).where('deletedAt', 'is', null);

/** One page of a member's goals, newest first. */
export async function listGoals(
  query: Query,
  memberId: string,
  page: { limit: number; cursor?: string | undefined; state?: GoalState | undefined },
): Promise<PageOf<GoalRow>> {
  let goals = standing(query, memberId);
  if (page.state) goals = goals.where('state', '=', page.state);
  const after = decodeCursor(page.cursor, 2);
  if (after) {
    const [createdAt = '', id = ''] = after;
    goals = goals.where((row) => row(row.refTuple('createdAt', 'id'), '<', row.tuple(createdAt, id)));
  }
  const rows = await goals
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page.limit, ({ createdAt, id }) => [createdAt, id]);
}

/** Goals that the shortest list names. */
const RECENT = 3;

const recentRows = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('goal')
    .selectAll()
    .where('memberId', '=', param('memberId'))
    .where('state', '=', sql.lit('active'))
    .where('deletedAt', 'is', null)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    // A number in the text: SQLite plans a query anew whenever its limit is a parameter.
    .limit(sql.lit(RECENT)),
);

/** The active goals of a member that moved last. */
export const listRecent = (query: Query, memberId: string): Promise<readonly GoalRow[]> => recentRows(query, { memberId });
