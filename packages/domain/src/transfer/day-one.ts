import { ENTRY_MAX_LENGTH, ENTRY_MAX_PHOTOS } from '../journal/limits.ts';
import type { ImportBatch, ImportContext, TakenEntry } from './batch.ts';
import { cleanText, type Draft, dateOf, draftOf, instantIn, isRecord, recordsIn, zoneIn } from './draft.ts';
import { IMPORT_MOST } from './limits.ts';
import { tagsIn, titleAndBody } from './markdown-entry.ts';
import { unreadableFile } from './unreadable.ts';

type Loose = Readonly<Record<string, unknown>>;

/** One journal of an archive: the name of its file without `.json`, and what it says. */
export interface DayOneJournal {
  readonly name: string;
  readonly content: unknown;
}

/** Whether a JSON value is a journal as Day One exports it. */
export const isDayOne = (content: unknown): boolean => {
  if (!isRecord(content) || !Array.isArray(content.entries)) return false;
  const [first] = content.entries;
  return first === undefined ? isRecord(content.metadata) : isRecord(first) && 'uuid' in first && 'creationDate' in first;
};

/**
 * Reads Day One's JSON, one journal or several.
 * @param photos names of the pictures that came along, `photos/<md5>.jpeg`; none for a JSON by itself
 * @throws DomainError when there are more entries than one can take
 */
export function readDayOne(journals: readonly DayOneJournal[], photos: ReadonlySet<string>, context: ImportContext): ImportBatch {
  const draft = draftOf('day-one-json', context);
  const byMd5 = new Map([...photos].map((file) => [/([^/.]+)\.\w+$/.exec(file)?.[1]?.toLowerCase() ?? file, file]));
  for (const { name, content } of journals) {
    const entries = recordsIn(isRecord(content) ? content.entries : undefined);
    if (draft.batch.entries.length + entries.length > IMPORT_MOST.entries)
      throw unreadableFile('This file has more entries than we can take.');
    for (const entry of entries) takeEntry(draft, entry, { journal: journals.length > 1 ? name : null, byMd5 });
  }
  return draft.done();
}

function takeEntry(draft: Draft, entry: Loose, from: { journal: string | null; byMd5: ReadonlyMap<string, string> }): void {
  const at = instantIn(entry.creationDate);
  const uuid = cleanText(entry.uuid);
  if (at === undefined || uuid === '' || uuid.length > 100) {
    draft.leave('unreadable');
    return;
  }
  const timeZone = zoneIn(entry.timeZone, draft.context);
  const localDate = dateOf(at, timeZone, draft.context);
  if (!draft.isOpen(localDate)) return;
  const photos = photosOf(draft, entry, from.byMd5);
  const { title, body } = titleAndBody(draft, textOf(entry));
  if (title === '' && body === '' && photos.length === 0) {
    draft.leave('empty');
    return;
  }
  leaveRest(draft, entry);
  if (from.journal !== null) draft.leave('journal-names');
  draft.batch.entries.push({
    key: draft.ownKey(uuid),
    id: null,
    title,
    body,
    sealed: null,
    tags: tagsIn(draft, [...(Array.isArray(entry.tags) ? entry.tags : []), ...(from.journal === null ? [] : [from.journal])]),
    moodKey: null,
    promptId: null,
    pinned: entry.starred === true || entry.isPinned === true,
    finished: true,
    at,
    localDate,
    timeZone,
    createdAt: null,
    photos,
  });
}

/** The text as markdown, without the places of pictures and the backslashes before signs that need none. */
function textOf({ text }: Loose): string {
  return cleanText(text)
    .slice(0, ENTRY_MAX_LENGTH * 2)
    .replaceAll(/!\[[^\]]{0,200}\]\(dayone-moment:[^)]{0,200}\)/g, '')
    .replaceAll(/(?<![\n\d\\])\\([.!()\-+])/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function photosOf(draft: Draft, { photos }: Loose, byMd5: ReadonlyMap<string, string>): TakenEntry['photos'] {
  const found = recordsIn(photos).map(({ md5 }) => (typeof md5 === 'string' ? byMd5.get(md5.toLowerCase()) : undefined));
  const taken = [...new Set(found.filter((file) => file !== undefined))].slice(0, ENTRY_MAX_PHOTOS);
  draft.leave('photos', found.length - taken.length);
  return taken.map((file) => ({ key: file, file, alt: '' }));
}

function leaveRest(draft: Draft, entry: Loose): void {
  draft.leave('media', ['videos', 'audios', 'pdfAttachments'].flatMap((name) => recordsIn(entry[name])).length);
  draft.leave('places', [entry.location, entry.weather].filter(isRecord).length);
}
