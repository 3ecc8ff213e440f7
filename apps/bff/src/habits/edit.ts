import { type api, completedHabitPlan, DomainError, type HabitPlan, habitPlanProblems, plainAmount, scaledAmount } from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import type { Call } from '../http/route.ts';
import { presentHabit } from './present.ts';
import { readStanding, ruleOf } from './standing.ts';
import { type HabitRow, updateHabit } from './store.ts';
import { habitOf, presentChanged, refuse, writeHabit } from './write-habit.ts';

/** Changes a habit. A stale version is refused with the habit as it stands now. */
export function editHabit({ actor, body, deps, params }: Call<typeof api.habits.edit>) {
  return writeHabit({ deps, actor }, async (now) => {
    const { tx, moment } = now;
    const before = await habitOf(tx, actor.id, params.id);
    if (before.version !== body.version) {
      throw new DomainError('conflict', { details: presentHabit(await readStanding(tx, before, moment.localDate), moment.localDate) });
    }
    const plan = completedHabitPlan({ ...planOf(before), ...defined(body) });
    // A first day that was chosen once may lie further back by now.
    const problems = habitPlanProblems(plan, moment.localDate);
    refuse(problems.filter(({ path }) => path !== 'startDate' || body.startDate !== undefined));
    const change = {
      title: body.title ?? before.title,
      cue: body.cue ?? before.cue,
      reminderTime: body.reminderTime === undefined ? before.reminderTime : body.reminderTime,
      kind: plan.kind,
      target: plan.target === null ? null : scaledAmount(plan.target),
      unit: plan.unit,
      schedule: JSON.stringify(plan.schedule),
      startDate: plan.startDate,
      endDate: plan.endDate,
      updatedAt: deps.clock.now().toISOString(),
    };
    const habit = await updateHabit(tx, before, change);
    const isNew = habit.title !== before.title || habit.cue !== before.cue;
    await notesRisk({ deps, actor }, tx, { note: `${habit.title}\n${habit.cue}`, isNew });
    return presentChanged(now, habit, counts.some((column) => habit[column] !== before[column]) ? '' : moment.localDate);
  });
}

/** Columns that decide how days count: a change of one counts all of them anew. */
const counts = ['kind', 'target', 'schedule', 'startDate', 'endDate'] as const satisfies readonly (keyof HabitRow)[];

function planOf(row: HabitRow): HabitPlan {
  const { kind, unit, startDate, endDate } = row;
  return { kind, unit, startDate, endDate, target: row.target === null ? null : plainAmount(row.target), schedule: ruleOf(row).schedule };
}

/** The parts of a change that were sent. */
function defined({ kind, target, unit, schedule, startDate, endDate }: Call<typeof api.habits.edit>['body']): Partial<HabitPlan> {
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(target === undefined ? {} : { target }),
    ...(unit === undefined ? {} : { unit }),
    ...(schedule === undefined ? {} : { schedule }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}
