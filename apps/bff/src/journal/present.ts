import { entryExcerpt, type JournalEntry, type JournalPhoto, type JournalSummary } from '@everstep/domain';
import type { Deps } from '../deps.ts';
import { fileLink } from '../files/links.ts';
import type { EntryRow, PhotoRow } from './store.ts';

type Signing = Pick<Deps, 'clock' | 'secret'>;

/** An entry as its member reads it. */
export function presentEntry(deps: Signing, row: EntryRow, photos: readonly PhotoRow[]): JournalEntry {
  return { ...common(row), body: row.body, sealed: row.sealed, photos: photos.map((photo) => presentPhoto(deps, photo)) };
}

/** An entry in a list. */
export function presentSummary(row: EntryRow, photoCount: number): JournalSummary {
  return { ...common(row), excerpt: entryExcerpt(row.body), locked: row.sealed !== null, photoCount };
}

const common = (row: EntryRow) => ({
  id: row.id,
  title: row.title,
  tags: tagsOf(row),
  moodId: row.moodId,
  promptId: row.promptId,
  pinned: row.pinned === 1,
  words: row.words,
  finished: row.finished === 1,
  localDate: row.localDate,
  at: row.at,
  timeZone: row.timeZone,
  updatedAt: row.updatedAt,
  version: row.version,
});

/** The tags as they were written. */
export function tagsOf({ tags }: Pick<EntryRow, 'tags'>): string[] {
  // Only validated lists of strings are ever stored in this column.
  return JSON.parse(tags) as string[];
}

function presentPhoto({ clock, secret }: Signing, { id, memberId, alt, largeFile, smallFile }: PhotoRow): JournalPhoto {
  const now = clock.now();
  const link = (fileId: string) => fileLink(secret, { fileId, memberId }, now);
  return { id, alt, url: link(largeFile), thumbnailUrl: link(smallFile) };
}
