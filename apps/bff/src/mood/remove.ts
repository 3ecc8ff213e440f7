import { type api, DomainError } from '@everstep/domain';
import { isGone } from '../db/deleted-rows.ts';
import { recordNothing, redoActivity, undoActivity } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { MOOD_SOURCE } from './log.ts';
import { presentMood } from './present.ts';
import { findMood, updateMood } from './store.ts';
import { writeMood } from './write-mood.ts';

/** Deletes a mood and takes back what it earned. Deleting it again changes nothing more. */
export function removeMood({ actor, deps, params }: Call<typeof api.mood.remove>) {
  return writeMood({ deps, actor }, async (now) => {
    const mood = await findMood(now.tx, actor.id, params.id);
    if (!mood) throw new DomainError('not_found');
    if (mood.deletedAt !== null) return { id: mood.id, xpTaken: 0 };
    const at = deps.clock.now().toISOString();
    await updateMood(now.tx, mood, { deletedAt: at, updatedAt: at });
    const { xpTaken } = await undoActivity(now, act(mood.id));
    return { id: mood.id, xpTaken };
  });
}

/** Brings a deleted mood back with what its deletion took, the first time. A mood that stands is answered as it is. */
export function restoreMood({ actor, deps, params }: Call<typeof api.mood.restore>) {
  return writeMood({ deps, actor }, async (now) => {
    const mood = await findMood(now.tx, actor.id, params.id);
    const present = deps.clock.now();
    if (!mood || isGone(mood, present)) throw new DomainError('not_found');
    if (mood.deletedAt === null) return { ...presentMood(mood), award: await recordNothing(now, act(mood.id), 'already_counted') };
    const restored = await updateMood(now.tx, mood, { deletedAt: null, updatedAt: present.toISOString() });
    return { ...presentMood(restored), award: await redoActivity(now, act(mood.id)) };
  });
}

const act = (id: string) => ({ source: MOOD_SOURCE, reference: id });
