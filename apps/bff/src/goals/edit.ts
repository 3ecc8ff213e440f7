import { type api, DomainError, goalStateAfter, type Milestone, plannedMilestone } from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import { type Earning, undoActivity } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { putLinks } from './links.ts';
import { milestonesOf } from './present.ts';
import { type GoalRow, updateGoal } from './store.ts';
import { changeGoal, goalSources, shown } from './write-goal.ts';

type EditCall = Call<typeof api.goals.edit>;

/** Changes a goal's words, plan or state. A stale version is refused with the goal as it stands now. */
export function editGoal(call: EditCall) {
  const { deps, body } = call;
  return changeGoal(call, async (now, goal) => {
    const before = milestonesOf(goal);
    const milestones = body.milestones && plannedAfter(call, before);
    for (const { id } of milestones ? noLongerReached(before, milestones) : [])
      await undoActivity(now, { source: goalSources.milestone, reference: id });
    if (body.habits) await putLinks(now.tx, goal, body.habits, now.moment.localDate);
    const changed = await updateGoal(now.tx, goal, {
      ...wordsOf(body),
      ...(milestones ? { milestones: JSON.stringify(milestones) } : {}),
      ...(await stateOf(now, goal, body.state)),
      updatedAt: deps.clock.now().toISOString(),
    });
    const note = newWords(goal, changed);
    await notesRisk(call, now.tx, { note, isNew: note !== '' });
    return shown(now.tx, changed);
  });
}

/** What stands in a goal now and did not before. */
function newWords(before: GoalRow, after: GoalRow): string {
  const words = (goal: GoalRow) => [goal.title, goal.why, goal.lesson, ...milestonesOf(goal).map(({ title }) => title)];
  const known = new Set(words(before));
  return words(after)
    .filter((word) => !known.has(word))
    .join('\n');
}

function plannedAfter({ body, deps }: EditCall, before: readonly Milestone[]): Milestone[] {
  return (body.milestones ?? []).map((draft) =>
    plannedMilestone(
      draft,
      draft.id ?? deps.ids.next(),
      before.find(({ id }) => id === draft.id),
    ),
  );
}

/** Milestones that were reached and are not by the new plan, or are not in it any more. */
const noLongerReached = (before: readonly Milestone[], after: readonly Milestone[]) =>
  before.filter(({ id, reachedAt }) => reachedAt !== null && !after.some((kept) => kept.id === id && kept.reachedAt !== null));

function wordsOf({ title, why, size, dueDate, lesson }: EditCall['body']) {
  return {
    ...(title === undefined ? {} : { title }),
    ...(why === undefined ? {} : { why }),
    ...(size === undefined ? {} : { size }),
    ...(dueDate === undefined ? {} : { dueDate }),
    ...(lesson === undefined ? {} : { lesson }),
  };
}

async function stateOf({ tx }: Earning, goal: GoalRow, asked: EditCall['body']['state']): Promise<Partial<Pick<GoalRow, 'state'>>> {
  if (asked === undefined) return {};
  const state = goalStateAfter(goal, asked);
  if (state !== null) return { state };
  throw new DomainError('conflict', { details: await shown(tx, goal), message: 'This goal is completed. Reopen it first.' });
}
