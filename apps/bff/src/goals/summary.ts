import { type DashboardData, goalProgress, isMilestoneReached } from '@everstep/domain';
import type { Kysely } from 'kysely';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { readLinks } from './links.ts';
import { milestonesOf } from './present.ts';

/** Goals that the dashboard names. */
const SHOWN = 3;

const standingRows = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('goal')
    .select(['id', 'title', 'state', 'dueDate', 'milestones', 'completedAt', 'updatedAt'])
    .where('memberId', '=', param('memberId'))
    .where('deletedAt', 'is', null),
);

/** What the dashboard says of a member's goals: how many, how far, and those that are nearest to their day. One query, two where there are any. */
export async function readGoalSummary(query: Kysely<Tables>, memberId: string): Promise<DashboardData['goals']> {
  const rows = await standingRows(query, { memberId });
  const onTheWay = rows.filter(({ state }) => state === 'active');
  const linksOf = onTheWay.length === 0 ? () => [] : await readLinks(query, memberId);
  const active = onTheWay.map((row) => {
    const milestones = milestonesOf(row);
    const parts = { ...row, milestones, habits: linksOf(row.id) };
    return { ...row, progress: goalProgress(parts), nextMilestone: milestones.find((one) => !isMilestoneReached(one))?.title ?? null };
  });
  const sum = active.reduce((total, { progress }) => total + progress, 0);
  return {
    total: rows.length,
    completed: rows.filter(({ completedAt }) => completedAt !== null).length,
    inProgress: active.length,
    progress: active.length === 0 ? 0 : Math.round(sum / active.length),
    next: active
      .sort((a, b) => order(a).localeCompare(order(b)) || b.updatedAt.localeCompare(a.updatedAt))
      .slice(0, SHOWN)
      .map(({ id, title, progress, dueDate, nextMilestone }) => ({ id, title, progress, dueDate, nextMilestone })),
  };
}

/** Goals with a day come first, the nearest before the others. */
const order = ({ dueDate }: { readonly dueDate: string | null }) => dueDate ?? '9999-12-31';
