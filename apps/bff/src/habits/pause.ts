import { type api, habitDateProblem, withHabitPause, withoutHabitPause } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { pausesOf } from './standing.ts';
import { updateHabit } from './store.ts';
import { habitOf, presentChanged, refuse, writeHabit } from './write-habit.ts';

/** Pauses a habit, until a day or until it is resumed. */
export function pauseHabit({ actor, body, deps, params }: Call<typeof api.habits.pause>) {
  return writeHabit({ deps, actor }, async (now) => {
    const habit = await habitOf(now.tx, actor.id, params.id);
    const { localDate } = now.moment;
    const pause = { from: body.from ?? localDate, until: body.until };
    const tooFar = pause.from < localDate ? habitDateProblem(pause.from, localDate) : undefined;
    refuse([
      ...(tooFar === undefined ? [] : [{ path: 'from', message: tooFar }]),
      ...(pause.until !== null && pause.until < pause.from ? [{ path: 'until', message: 'The pause cannot end before it begins.' }] : []),
    ]);
    const pauses = JSON.stringify(withHabitPause(pausesOf(habit), pause));
    const paused = await updateHabit(now.tx, habit, { pauses, updatedAt: deps.clock.now().toISOString() });
    return presentChanged(now, paused, pause.from);
  });
}

/** Goes on with a habit from today: the pause that lies over today ends yesterday, later ones are dropped. */
export function resumeHabit({ actor, deps, params }: Call<typeof api.habits.resume>) {
  return writeHabit({ deps, actor }, async (now) => {
    const habit = await habitOf(now.tx, actor.id, params.id);
    const pauses = JSON.stringify(withoutHabitPause(pausesOf(habit), now.moment.localDate));
    const resumed = await updateHabit(now.tx, habit, { pauses, updatedAt: deps.clock.now().toISOString() });
    return presentChanged(now, resumed, now.moment.localDate);
  });
}
