import { type api, completedHabitPlan, DomainError, habitPlanProblems, scaledAmount } from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import { type Earning, recordActivity, recordNothing } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { findHabit, type HabitRow, insertHabit } from './store.ts';
import { checkRoom, presentChanged, refuse, writeHabit } from './write-habit.ts';

type CreateCall = Call<typeof api.habits.create>;

/** The label under which a new habit earns; its reference is the habit's id. */
export const HABIT_CREATION = 'habit_creation';

/** Plants a habit. The same id again answers with the habit as it stands and earns nothing. */
export function createHabit(call: CreateCall) {
  return writeHabit(call, async (now) => {
    const id = call.body.id ?? call.deps.ids.next();
    const known = await findHabit(now.tx, call.actor.id, id);
    const habit = known ?? (await insertHabit(now.tx, await habitRow(call, now, id)));
    if (!habit || habit.deletedAt !== null) throw new DomainError('conflict');
    const act = { source: HABIT_CREATION, reference: habit.id };
    const quiet = await notesRisk(call, now.tx, { note: `${habit.title}\n${habit.cue}`, isNew: !known });
    const award = known ? await recordNothing(now, act, 'already_counted') : await recordActivity(now, { ...act, quiet });
    return { ...(await presentChanged(now, habit, now.moment.localDate)), award };
  });
}

async function habitRow({ actor, body, deps }: CreateCall, { tx, moment }: Earning, id: string): Promise<HabitRow> {
  const plan = completedHabitPlan({ ...body, startDate: body.startDate ?? moment.localDate });
  refuse(habitPlanProblems(plan, moment.localDate));
  const { last } = await checkRoom(tx, actor.id, 'standing');
  const present = deps.clock.now().toISOString();
  return {
    id,
    memberId: actor.id,
    title: plan.title,
    kind: plan.kind,
    target: plan.target === null ? null : scaledAmount(plan.target),
    unit: plan.unit,
    schedule: JSON.stringify(plan.schedule),
    cue: plan.cue,
    reminderTime: plan.reminderTime,
    startDate: plan.startDate,
    endDate: plan.endDate,
    pauses: '[]',
    position: last + 1,
    archivedAt: null,
    archivedOn: null,
    state: null,
    settledThrough: null,
    version: 1,
    createdAt: present,
    updatedAt: present,
    deletedAt: null,
  };
}
