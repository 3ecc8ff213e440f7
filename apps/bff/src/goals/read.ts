import { type api, DomainError } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { readLinks, readLinksOf } from './links.ts';
import { presentGoal } from './present.ts';
import { findGoal, type GoalRow, listGoals, listRecent } from './store.ts';

type Read<K extends keyof typeof api.goals> = Call<(typeof api.goals)[K]>;

/** The member's goals, newest first, a page at a time. */
export async function readGoals({ actor, deps, query }: Read<'list'>) {
  const { rows, nextCursor } = await listGoals(deps.db.query, actor.id, query);
  return { goals: await presentAll(deps, actor.id, rows), nextCursor };
}

/** The active goals that moved last. */
export async function readRecent({ actor, deps }: Read<'recent'>) {
  return { goals: await presentAll(deps, actor.id, await listRecent(deps.db.query, actor.id)) };
}

/** One goal. */
export async function readGoal({ actor, deps, params }: Read<'read'>) {
  const goal = await findGoal(deps.db.query, actor.id, params.id);
  if (!goal || goal.deletedAt !== null) throw new DomainError('not_found');
  return presentGoal(goal, await readLinksOf(deps.db.query, goal));
}

async function presentAll({ db }: Read<'list'>['deps'], memberId: string, rows: readonly GoalRow[]) {
  if (rows.length === 0) return [];
  const linksOf = await readLinks(db.query, memberId);
  return rows.map((row) => presentGoal(row, linksOf(row.id)));
}
