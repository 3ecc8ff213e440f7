import { ENTRY_MAX_LENGTH, ENTRY_MAX_PHOTOS } from '../journal/limits.ts';
import type { ImportBatch, ImportContext, TakenEntry, TakenMood } from './batch.ts';
import { cleanText, type Draft, dateIn, dateOf, draftOf, instantIn, isRecord, recordsIn, shortened, zoneIn } from './draft.ts';
import { IMPORT_MOST } from './limits.ts';
import { tagsIn } from './markdown-entry.ts';
import { deltaText } from './quill.ts';
import { unreadableFile } from './unreadable.ts';

type Loose = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an export of Journiv. */
export const isJourniv = (content: unknown): content is Loose =>
  isRecord(content) && 'export_version' in content && Array.isArray(content.journals);

/** Steps that the kinds of Journiv's moods are guessed to stand for; their names say more, and the member may place each. */
const byCategory: Readonly<Record<string, number>> = { positive: 4, neutral: 3, negative: 2 };

/**
 * Reads the data.json of Journiv, from the first version of its format to the one with moments.
 * @param media names of the files that came along under `media/`
 * @throws DomainError when it is none, or has more than one can take
 */
export function readJourniv(content: unknown, media: ReadonlySet<string>, context: ImportContext): ImportBatch {
  if (!isJourniv(content)) throw unreadableFile('This is no export of Journiv.');
  const draft = draftOf('journiv-json', context);
  const journals = recordsIn(content.journals);
  for (const journal of journals) {
    const entries = recordsIn(journal.entries);
    if (draft.batch.entries.length + entries.length > IMPORT_MOST.entries)
      throw unreadableFile('This file has more entries than we can take.');
    const name = journals.length > 1 ? cleanText(journal.title) : '';
    for (const entry of entries) takeEntry(draft, entry, { name, media });
  }
  for (const moment of recordsIn(content.moments)) takeMoment(draft, moment);
  if (draft.batch.moods.length > IMPORT_MOST.moods) throw unreadableFile('This file has more moods than we can take.');
  draft.batch.moodScores.push(...scoresOf(content, draft.batch.moods));
  return draft.done();
}

function takeEntry(draft: Draft, entry: Loose, { name, media }: { name: string; media: ReadonlySet<string> }): void {
  const at = instantIn(entry.entry_datetime_utc);
  if (at === undefined) {
    draft.leave('unreadable');
    return;
  }
  const key = draft.ownKey(`${instantIn(entry.created_at) ?? ''} ${at}`);
  const timeZone = zoneIn(entry.entry_timezone, draft.context);
  const localDate = dateIn(entry.entry_date) ?? dateOf(at, timeZone, draft.context);
  if (!draft.isOpen(localDate)) return;
  if (entry.is_draft === true) {
    draft.leave('draft');
    return;
  }
  const moodKey = isRecord(entry.mood_log)
    ? takeLog(draft, entry.mood_log)
    : isRecord(entry.moment)
      ? takeMoment(draft, entry.moment)
      : null;
  const photos = photosOf(draft, entry, media);
  const title = draft.fitted(cleanText(entry.title), 200);
  const text = cleanText(entry.content_plain_text) || cleanText(entry.content) || deltaText(entry.content_delta);
  const body = draft.fitted(text, ENTRY_MAX_LENGTH);
  if (title === '' && body === '' && photos.length === 0) {
    draft.leave('empty');
    return;
  }
  draft.leave('places', [entry.location, entry.location_json, entry.weather, entry.weather_json].filter(Boolean).length);
  if (name !== '') draft.leave('journal-names');
  draft.batch.entries.push({
    key,
    id: null,
    title,
    body,
    sealed: null,
    tags: tagsIn(draft, [...(Array.isArray(entry.tags) ? entry.tags : []), ...(name === '' ? [] : [name])]),
    moodKey,
    promptId: null,
    pinned: entry.is_pinned === true,
    finished: true,
    at,
    localDate,
    timeZone,
    createdAt: instantIn(entry.created_at) ?? null,
    photos,
  });
}

/** The mood of an entry, as versions before moments have it. */
function takeLog(draft: Draft, log: Loose): string | null {
  const at = instantIn(log.logged_datetime_utc);
  return takeMood(draft, {
    name: cleanText(log.mood_name),
    at,
    zone: log.logged_timezone,
    note: log.note,
    created: log.created_at,
    words: [],
  });
}

/** A moment has a mood, or it is left out: what was done without a word on how it felt has no place here. */
function takeMoment(draft: Draft, moment: Loose): string | null {
  const at = instantIn(moment.logged_at_utc) ?? instantIn(moment.logged_at);
  const links = recordsIn(moment.mood_activity);
  const name = cleanText(moment.primary_mood_name) || links.map((link) => cleanText(link.mood_name)).find(Boolean) || '';
  draft.leave('media', recordsIn(moment.media).length);
  draft.leave('places', [moment.location_data, moment.location_json, moment.weather_data, moment.weather_json].filter(isRecord).length);
  const words = links.map((link) => cleanText(link.activity_name));
  return takeMood(draft, { name, at, zone: moment.logged_timezone, note: moment.note, created: moment.created_at, words });
}

interface LooseMood {
  readonly name: string;
  readonly at: string | undefined;
  readonly zone: unknown;
  readonly note: unknown;
  readonly created: unknown;
  /** What was done. */
  readonly words: readonly string[];
}

function takeMood(draft: Draft, { name, at, zone, note, created, words }: LooseMood): string | null {
  if (name === '' || at === undefined) {
    draft.leave('unreadable');
    return null;
  }
  const timeZone = zoneIn(zone, draft.context);
  const localDate = dateOf(at, timeZone, draft.context);
  const key = draft.ownKey(`mood ${instantIn(created) ?? ''} ${at}`);
  if (!draft.isOpen(localDate)) return null;
  const activities = [...new Set(words)].filter((word) => word !== '');
  draft.leave('activities', activities.length - 12);
  draft.batch.moods.push({
    key,
    id: null,
    name: shortened(name, 100),
    score: null,
    quadrant: null,
    words: [shortened(name, 40)],
    activities: activities.slice(0, 12).map((word) => draft.fitted(word, 40)),
    note: draft.fitted(cleanText(note), 2000),
    at,
    localDate,
    timeZone,
    createdAt: instantIn(created) ?? null,
  });
  return key;
}

function photosOf(draft: Draft, { media }: Loose, files: ReadonlySet<string>): TakenEntry['photos'] {
  const all = recordsIn(media);
  const pictures = all.filter(({ media_type }) => media_type === 'image');
  draft.leave('media', all.length - pictures.length);
  const photos = pictures.flatMap(({ file_path, alt_text }) => {
    const file = `media/${cleanText(file_path)}`;
    return files.has(file) && file.length <= 300 ? [{ key: file, file, alt: draft.fitted(cleanText(alt_text), 300) }] : [];
  });
  const taken = photos.slice(0, ENTRY_MAX_PHOTOS);
  draft.leave('photos', pictures.length - taken.length);
  return taken;
}

function scoresOf(content: Loose, moods: readonly TakenMood[]): ImportBatch['moodScores'] {
  const kinds = new Map(recordsIn(content.mood_definitions).map((mood) => [cleanText(mood.name).toLowerCase(), mood]));
  const names = [...new Set(moods.flatMap(({ name }) => name ?? []))];
  if (names.length > 500) throw unreadableFile('This file has more names of moods than we can take.');
  return names.map((name) => ({ name, score: byCategory[cleanText(kinds.get(name.toLowerCase())?.category)] ?? null }));
}
