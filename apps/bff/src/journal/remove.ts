import { type api, DomainError } from '@everstep/domain';
import { isGone } from '../db/deleted-rows.ts';
import { recordNothing, redoActivity, undoActivity } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { presentEntry } from './present.ts';
import { findEntry, photosOf, updateEntry } from './store.ts';
import { findable, JOURNAL_SOURCE, writeEntry } from './write-entry.ts';

/** Deletes an entry and takes back what it earned. Deleting it again changes nothing more. */
export function removeEntry({ actor, deps, params }: Call<typeof api.journal.remove>) {
  return writeEntry({ deps, actor }, async (now) => {
    const entry = await findEntry(now.tx, actor.id, params.id);
    if (!entry) throw new DomainError('not_found');
    if (entry.deletedAt !== null) return { id: entry.id, xpTaken: 0 };
    const at = deps.clock.now().toISOString();
    await findable(deps, now.tx, await updateEntry(now.tx, entry, { deletedAt: at, updatedAt: at }));
    const { xpTaken } = await undoActivity(now, act(entry.id));
    return { id: entry.id, xpTaken };
  });
}

/** Brings a deleted entry back with what its deletion took, the first time. An entry that stands is answered as it is. */
export function restoreEntry({ actor, deps, params }: Call<typeof api.journal.restore>) {
  return writeEntry({ deps, actor }, async (now) => {
    const entry = await findEntry(now.tx, actor.id, params.id);
    const present = deps.clock.now();
    if (!entry || isGone(entry, present)) throw new DomainError('not_found');
    const photos = await photosOf(now.tx, actor.id, [entry.id]);
    if (entry.deletedAt === null)
      return { ...presentEntry(deps, entry, photos), award: await recordNothing(now, act(entry.id), 'already_counted') };
    const restored = await updateEntry(now.tx, entry, { deletedAt: null, updatedAt: present.toISOString() });
    await findable(deps, now.tx, restored);
    return { ...presentEntry(deps, restored, photos), award: entry.finished === 1 ? await redoActivity(now, act(entry.id)) : null };
  });
}

const act = (id: string) => ({ source: JOURNAL_SOURCE, reference: id });
