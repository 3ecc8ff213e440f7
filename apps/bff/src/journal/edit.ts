import { type api, countWords, DomainError } from '@everstep/domain';
import type { Tx } from '../db/client.ts';
import { forgetAnswersAbout } from '../http/idempotency.ts';
import type { Call } from '../http/route.ts';
import { presentEntry } from './present.ts';
import { overwriteForgotten } from './search.ts';
import { findEntry, photosOf, updateEntry } from './store.ts';
import { awardEntry, checkDate, checkMood, findable, writeEntry } from './write-entry.ts';

type EditCall = Call<typeof api.journal.edit>;

/**
 * Changes an entry, locks or unlocks it, or puts it down as done, which earns once. A stale version is refused with the entry as it
 * stands now, so that the device can keep both texts.
 */
export function editEntry(call: EditCall) {
  const { deps, actor, params, body } = call;
  return writeEntry(call, async (now) => {
    const before = await findEntry(now.tx, actor.id, params.id);
    if (!before || before.deletedAt !== null) throw new DomainError('not_found');
    checkDate(body.date, now);
    if (body.moodId !== before.moodId) await checkMood(now.tx, actor.id, body.moodId);
    const photos = await photosOf(now.tx, actor.id, [before.id]);
    if (before.version !== body.version) throw new DomainError('conflict', { details: presentEntry(deps, before, photos) });
    const change = { ...changeOf(body), updatedAt: deps.clock.now().toISOString() };
    const entry = await updateEntry(now.tx, before, change);
    await findable(deps, now.tx, entry);
    if (before.sealed === null && entry.sealed !== null) await forgetWords(call, now.tx);
    const isNewlyDone = before.finished === 0 && entry.finished === 1;
    return { ...presentEntry(deps, entry, photos), award: isNewlyDone ? await awardEntry(call, now, entry) : null };
  });
}

/** What was stored in the clear lies nowhere any more once it is locked: not in answers that are kept for a repeat, nor in the index. */
async function forgetWords({ deps, actor, params }: EditCall, tx: Tx): Promise<void> {
  await forgetAnswersAbout(tx, actor.id, params.id);
  await overwriteForgotten(tx, deps.db.dialect);
}

function changeOf({ title, body, tags, moodId, promptId, pinned, date, finished, sealed }: EditCall['body']) {
  const clear = {
    ...(title === undefined ? {} : { title }),
    ...(body === undefined ? {} : { body, words: countWords(body) }),
    ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
  };
  // Whatever is sealed has no words beside it; whatever has words is not sealed any more.
  const text = sealed ? { sealed, title: '', body: '', tags: '[]', words: 0 } : { ...clear, ...(sealed === null ? { sealed } : {}) };
  return {
    ...text,
    ...(moodId === undefined ? {} : { moodId }),
    ...(promptId === undefined ? {} : { promptId }),
    ...(pinned === undefined ? {} : { pinned: pinned ? 1 : 0 }),
    ...(date === undefined ? {} : { localDate: date }),
    ...(finished === undefined ? {} : { finished: 1 }),
  };
}
