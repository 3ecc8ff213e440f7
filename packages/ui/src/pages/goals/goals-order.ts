import type { Goal } from '@everstep/domain';

const LAST = '9999-12-31';

/** Goals as they are shown: those with the nearest due date first, closed ones from the latest back. */
export function inOrder(goals: readonly Goal[]): readonly Goal[] {
  return goals.toSorted((a, b) => {
    if (a.completedAt !== null || b.completedAt !== null) return (b.completedAt ?? '').localeCompare(a.completedAt ?? '');
    return (a.dueDate ?? LAST).localeCompare(b.dueDate ?? LAST) || b.createdAt.localeCompare(a.createdAt);
  });
}
