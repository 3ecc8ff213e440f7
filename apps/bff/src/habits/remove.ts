import { type api, DomainError } from '@everstep/domain';
import { isGone } from '../db/deleted-rows.ts';
import { recordNothing, redoActivity, undoActivity } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { HABIT_CREATION } from './create.ts';
import { findHabit, updateHabit } from './store.ts';
import { checkRoom, presentChanged, writeHabit } from './write-habit.ts';

/** Deletes a habit and takes back what planting it earned; what its days earned stays. Deleting it again changes nothing more. */
export function removeHabit({ actor, deps, params }: Call<typeof api.habits.remove>) {
  return writeHabit({ deps, actor }, async (now) => {
    const habit = await findHabit(now.tx, actor.id, params.id);
    if (!habit) throw new DomainError('not_found');
    if (habit.deletedAt !== null) return { id: habit.id, xpTaken: 0 };
    const at = deps.clock.now().toISOString();
    await updateHabit(now.tx, habit, { deletedAt: at, updatedAt: at });
    const { xpTaken } = await undoActivity(now, act(habit.id));
    return { id: habit.id, xpTaken };
  });
}

/** Brings a deleted habit back with all its days. One that stands is answered as it is. */
export function restoreHabit({ actor, deps, params }: Call<typeof api.habits.restore>) {
  return writeHabit({ deps, actor }, async (now) => {
    const { tx, moment } = now;
    const habit = await findHabit(tx, actor.id, params.id);
    const present = deps.clock.now();
    if (!habit || isGone(habit, present)) throw new DomainError('not_found');
    if (habit.deletedAt === null) {
      const award = await recordNothing(now, act(habit.id), 'already_counted');
      return { ...(await presentChanged(now, habit, moment.localDate)), award };
    }
    await checkRoom(tx, actor.id, habit.archivedAt === null ? 'standing' : 'archived');
    const restored = await updateHabit(tx, habit, { deletedAt: null, updatedAt: present.toISOString() });
    return { ...(await presentChanged(now, restored, moment.localDate)), award: await redoActivity(now, act(habit.id)) };
  });
}

const act = (id: string) => ({ source: HABIT_CREATION, reference: id });
