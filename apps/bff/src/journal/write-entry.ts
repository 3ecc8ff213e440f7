import { type Award, DomainError } from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import type { Tx } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { type EarningCall, earning } from '../gamification/earning.ts';
import { type Earning, recordActivity } from '../gamification/record-activity.ts';
import { findMood } from '../mood/store.ts';
import { tagsOf } from './present.ts';
import { forgetEntry, indexEntry } from './search.ts';
import { type EntryRow, putTags } from './store.ts';

/** The label under which an entry earns; its reference is the entry's id. */
export const JOURNAL_SOURCE = 'journal_create';

/** Runs a write of an entry in an earning transaction, and hints at the entry once it is committed. */
export async function writeEntry<T extends { readonly id: string }>(call: EarningCall, work: (now: Earning) => Promise<T>): Promise<T> {
  const written = await earning(call, work);
  call.deps.events.publish(call.actor.id, { resource: 'journal', id: written.id });
  return written;
}

/** Brings what an entry is found by up to date: its words and its tags. A locked or deleted one is found by neither. */
export async function findable({ db }: Pick<Deps, 'db'>, tx: Tx, entry: EntryRow): Promise<void> {
  const gone = entry.deletedAt !== null;
  const tags = tagsOf(entry);
  await putTags(tx, entry.memberId, entry.id, gone ? [] : tags);
  if (gone || entry.sealed !== null) return forgetEntry(tx, entry.id);
  const text = [entry.title, entry.body, ...tags].join('\n');
  await indexEntry(tx, db.dialect, { memberId: entry.memberId, entryId: entry.id, text });
}

/** What an entry earns now that it is done. Words of despair count the day, and celebrate nothing. */
export async function awardEntry(call: EarningCall, now: Earning, entry: EntryRow): Promise<Award> {
  const note = `${entry.title}\n${entry.body}`;
  const quiet = entry.sealed === null && (await notesRisk(call, now.tx, { note, isNew: true }));
  return recordActivity(now, { source: JOURNAL_SOURCE, reference: entry.id, facts: { words: entry.words }, quiet });
}

/** @throws DomainError `validation` when the mood is not the member's own */
export async function checkMood(tx: Tx, memberId: string, moodId: string | null | undefined): Promise<void> {
  if (!moodId) return;
  const mood = await findMood(tx, memberId, moodId);
  if (!mood || mood.deletedAt !== null)
    throw new DomainError('validation', { fields: [{ path: 'body.moodId', message: 'Choose one of your moods.' }] });
}

/** @throws DomainError `validation` when the day has not come yet */
export function checkDate(date: string | undefined, { moment }: Earning): void {
  if (date !== undefined && date > moment.localDate)
    throw new DomainError('validation', { fields: [{ path: 'body.date', message: 'Choose today or an earlier day.' }] });
}
