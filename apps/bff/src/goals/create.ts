import { type api, DomainError, MOST_GOALS, plannedMilestone } from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import type { Tx } from '../db/client.ts';
import { recordActivity, recordNothing } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { putLinks } from './links.ts';
import { countGoals, findGoal, type GoalRow, insertGoal } from './store.ts';
import { goalSources, shown, writeGoal } from './write-goal.ts';

type CreateCall = Call<typeof api.goals.create>;

/** Sets a goal. The same id again answers with the goal as it stands and earns nothing. */
export function createGoal(call: CreateCall) {
  const { deps, actor, body } = call;
  return writeGoal(call, async (now) => {
    const id = body.id ?? deps.ids.next();
    const known = await findGoal(now.tx, actor.id, id);
    if (known) {
      if (known.deletedAt !== null) throw new DomainError('conflict');
      return { ...(await shown(now.tx, known)), award: await recordNothing(now, actOf(known), 'already_counted') };
    }
    await checkRoom(now.tx, actor.id);
    const goal = await insertGoal(now.tx, goalRow(call, id));
    if (!goal) throw new DomainError('conflict');
    await putLinks(now.tx, goal, body.habits, now.moment.localDate);
    const quiet = await notesRisk(call, now.tx, {
      note: [goal.title, goal.why, ...body.milestones.map(({ title }) => title)].join('\n'),
      isNew: true,
    });
    return { ...(await shown(now.tx, goal)), award: await recordActivity(now, { ...actOf(goal), quiet }) };
  });
}

const actOf = ({ id }: GoalRow) => ({ source: goalSources.create, reference: id });

/** @throws DomainError `limit_reached` when the member holds as many goals as one can */
export async function checkRoom(tx: Tx, memberId: string): Promise<void> {
  if ((await countGoals(tx, memberId)) < MOST_GOALS) return;
  throw new DomainError('limit_reached', { message: `You hold ${MOST_GOALS} goals. Delete one that no longer matters to make room.` });
}

function goalRow({ actor, body, deps }: CreateCall, id: string): GoalRow {
  const present = deps.clock.now().toISOString();
  return {
    id,
    memberId: actor.id,
    title: body.title,
    why: body.why,
    size: body.size,
    state: 'active',
    dueDate: body.dueDate,
    milestones: JSON.stringify(body.milestones.map((draft) => plannedMilestone(draft, draft.id ?? deps.ids.next()))),
    confidence: '[]',
    lesson: '',
    completedAt: null,
    version: 1,
    createdAt: present,
    updatedAt: present,
    deletedAt: null,
  };
}
