import { api } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { occurredNow } from '../api/occurred-now.ts';
import type { EntryDraft } from './entry-draft.ts';
import { lockText } from './locked/locked-entry.ts';

/** What the server gets of an entry's words: the words, or their ciphertext alone. */
async function wordsFor(entryId: string, { locked, title, body, tags }: EntryDraft, key: CryptoKey | null) {
  if (!locked) return { title, body, tags: [...tags], sealed: null };
  if (!key) throw new Error('A locked entry is saved with its key only');
  return { sealed: await lockText(key, entryId, { title, body, tags }) };
}

/**
 * Stores an entry as it stands, without putting it down as done.
 * @param version of the stored entry that these words follow; null for the first
 * @returns the version that they became
 */
export async function sendEntry(
  call: Call,
  entryId: string,
  draft: EntryDraft,
  version: number | null,
  key: CryptoKey | null,
): Promise<number> {
  const { moodId, promptId, pinned, localDate } = draft;
  const fields = { ...(await wordsFor(entryId, draft, key)), moodId, promptId, pinned, date: localDate };
  const stored =
    version === null
      ? await call(api.journal.write, { body: { id: entryId, ...fields, finished: false, ...occurredNow() } })
      : await call(api.journal.edit, { params: { id: entryId }, body: { ...fields, version } });
  return stored.version;
}
