import { type api, countWords, DomainError } from '@everstep/domain';
import { type Earning, recordNothing } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { presentEntry } from './present.ts';
import { type EntryRow, findEntry, insertEntry, photosOf } from './store.ts';
import { awardEntry, checkDate, checkMood, findable, JOURNAL_SOURCE, writeEntry } from './write-entry.ts';

type WriteCall = Call<typeof api.journal.write>;

/** Writes an entry. The same id again answers with the entry as it stands and earns nothing. */
export function createEntry(call: WriteCall) {
  const { deps, actor, body } = call;
  return writeEntry(call, async (now) => {
    const id = body.id ?? deps.ids.next();
    const known = await findEntry(now.tx, actor.id, id);
    if (known) {
      if (known.deletedAt !== null) throw new DomainError('conflict');
      const award =
        known.finished === 1 ? await recordNothing(now, { source: JOURNAL_SOURCE, reference: known.id }, 'already_counted') : null;
      return { ...presentEntry(deps, known, await photosOf(now.tx, actor.id, [known.id])), award };
    }
    checkDate(body.date, now);
    await checkMood(now.tx, actor.id, body.moodId);
    const entry = await insertEntry(now.tx, entryRow(call, now, id));
    if (!entry) throw new DomainError('conflict');
    await findable(deps, now.tx, entry);
    return { ...presentEntry(deps, entry, []), award: body.finished ? await awardEntry(call, now, entry) : null };
  });
}

function entryRow({ actor, body, deps }: WriteCall, { moment }: Earning, id: string): EntryRow {
  const present = deps.clock.now().toISOString();
  return {
    id,
    memberId: actor.id,
    title: body.title,
    body: body.body,
    sealed: body.sealed,
    tags: JSON.stringify(body.tags),
    moodId: body.moodId,
    promptId: body.promptId,
    pinned: body.pinned ? 1 : 0,
    words: countWords(body.body),
    finished: body.finished ? 1 : 0,
    localDate: body.date ?? moment.localDate,
    at: moment.instant,
    timeZone: moment.timeZone,
    version: 1,
    createdAt: present,
    updatedAt: present,
    deletedAt: null,
  };
}
