import { api } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import type { EntryFile } from './files.ts';
import { openText } from './locked/locked-entry.ts';

/** Every entry, oldest first; locked ones opened while there is a key, else as they are. */
export async function readAllEntries(call: Call, key: CryptoKey | null): Promise<readonly EntryFile[]> {
  const entries: EntryFile[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(api.journal.exportAll, { query: cursor ? { cursor } : {} });
    for (const entry of page.entries) {
      const { id, title, body, tags, localDate, at, timeZone, sealed } = entry;
      const file = { id, title, body, tags, localDate, at, timeZone, sealed };
      entries.push(sealed && key ? { ...file, ...(await openedText(key, id, sealed)) } : file);
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return entries;
}

/** The words of a locked entry; one that this key does not open stays as it is. */
async function openedText(key: CryptoKey, id: string, sealed: string) {
  return openText(key, id, sealed).then(
    ({ title, body, tags }) => ({ title, body, tags: [...tags], sealed: null }),
    () => ({}),
  );
}
