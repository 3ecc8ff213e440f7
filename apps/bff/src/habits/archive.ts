import { addDays, type api, withHabitPause } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { pausesOf } from './standing.ts';
import { updateHabit } from './store.ts';
import { checkRoom, habitOf, presentChanged, writeHabit } from './write-habit.ts';

/** Puts a habit into the archive, where its days end. One that lies there stays as it is. */
export function archiveHabit({ actor, deps, params }: Call<typeof api.habits.archive>) {
  return writeHabit({ deps, actor }, async (now) => {
    const { tx, moment } = now;
    const habit = await habitOf(tx, actor.id, params.id);
    if (habit.archivedAt !== null) return presentChanged(now, habit, moment.localDate);
    await checkRoom(tx, actor.id, 'archived');
    const at = deps.clock.now().toISOString();
    const archived = await updateHabit(tx, habit, { archivedAt: at, archivedOn: moment.localDate, updatedAt: at });
    return presentChanged(now, archived, moment.localDate);
  });
}

/** Takes a habit out of the archive. The days in it count as a pause, so that it comes back as firm as it went. */
export function unarchiveHabit({ actor, deps, params }: Call<typeof api.habits.unarchive>) {
  return writeHabit({ deps, actor }, async (now) => {
    const { tx, moment } = now;
    const habit = await habitOf(tx, actor.id, params.id);
    if (habit.archivedOn === null) return presentChanged(now, habit, moment.localDate);
    const { last } = await checkRoom(tx, actor.id, 'standing');
    const away = { from: addDays(habit.archivedOn, 1), until: addDays(moment.localDate, -1) };
    const pauses = away.from <= away.until ? withHabitPause(pausesOf(habit), away) : pausesOf(habit);
    const back = await updateHabit(tx, habit, {
      archivedAt: null,
      archivedOn: null,
      position: last + 1,
      pauses: JSON.stringify(pauses),
      updatedAt: deps.clock.now().toISOString(),
    });
    return presentChanged(now, back, away.from);
  });
}
