import type { Award, api } from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import { type Earning, recordNothing, undoActivity } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { type GoalRow, updateGoal } from './store.ts';
import { changeGoal, earnAgain, goalSources, shown } from './write-goal.ts';

type ToggleCall = Call<typeof api.goals.toggle>;

const HOUR_MS = 3_600_000;

/** Completes a goal, or reopens it and takes back what completing it earned. Asked for what it is already, it stays so. */
export function toggleGoal(call: ToggleCall) {
  const { deps, body } = call;
  return changeGoal(call, async (now, goal) => {
    const isCompleted = goal.state === 'completed';
    const completed = body.completed ?? !isCompleted;
    const act = { source: goalSources.complete, reference: goal.id };
    if (completed === isCompleted) return { ...(await shown(now.tx, goal)), award: await recordNothing(now, act, 'already_counted') };
    const updatedAt = deps.clock.now().toISOString();
    const lesson = body.lesson ?? goal.lesson;
    const changed = completed
      ? await updateGoal(now.tx, goal, { state: 'completed', completedAt: now.moment.instant, lesson, updatedAt })
      : await updateGoal(now.tx, goal, { state: 'active', completedAt: null, lesson, updatedAt });
    const award = completed ? await awardCompletion(call, now, goal, lesson) : await takeBack(now, goal);
    return { ...(await shown(now.tx, changed)), award };
  });
}

async function awardCompletion(call: ToggleCall, now: Earning, goal: GoalRow, lesson: string): Promise<Award> {
  const quiet = await notesRisk(call, now.tx, { note: lesson, isNew: lesson !== goal.lesson });
  // By the server's clock on both ends: a device's own time could make a goal older than it is.
  const ageHours = Math.floor((call.deps.clock.now().getTime() - Date.parse(goal.createdAt)) / HOUR_MS);
  return earnAgain(now, { source: goalSources.complete, reference: goal.id, facts: { size: goal.size, ageHours }, quiet });
}

async function takeBack(now: Earning, goal: GoalRow): Promise<null> {
  await undoActivity(now, { source: goalSources.complete, reference: goal.id });
  return null;
}
