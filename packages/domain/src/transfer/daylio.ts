import type { DateText } from '../time/dates.ts';
import type { ImportBatch, ImportContext, TakenMood } from './batch.ts';
import { readCsv } from './csv.ts';
import { cleanText, type Draft, dateIn, dateOf, draftOf, instantAt, shortened } from './draft.ts';
import { plainFromHtml } from './html-text.ts';
import { IMPORT_MOST } from './limits.ts';
import { unreadableFile } from './unreadable.ts';

/** The five moods that Daylio begins with. Members rename them and add others, which only they can place. */
const builtIn: ReadonlyMap<string, number> = new Map([
  ['rad', 5],
  ['good', 4],
  ['meh', 3],
  ['bad', 2],
  ['awful', 1],
]);

const MOST_WORDS = 12;
const NOTE_MAX = 2000;

/** The delimiter of a Daylio file, by its first line; undefined when it is none. */
export function daylioDelimiter(text: string): string | undefined {
  const line = text.slice(0, 1000).split(/[\r\n]/, 1)[0] ?? '';
  return [',', '\t', ';'].find((delimiter) => {
    const names = line.split(delimiter).map((name) => name.trim().replace(/^"|"$/g, '').toLowerCase());
    return names.includes('mood') && names.includes('activities') && (names.includes('full_date') || names.includes('year'));
  });
}

interface Row {
  readonly date: DateText;
  /** HH:mm */
  readonly time: string;
  readonly cell: (name: string) => string;
}

/**
 * Reads Daylio's CSV, of which there are several by now: with and without titles, scales and whole dates, with 12 and 24 hours.
 * @throws DomainError when it is none
 */
export function readDaylioCsv(text: string, context: ImportContext): ImportBatch {
  const delimiter = daylioDelimiter(text);
  if (delimiter === undefined) throw unreadableFile('This is no CSV of Daylio.');
  const [header = [], ...lines] = readCsv(text, delimiter);
  const columns = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]));
  if (lines.length > IMPORT_MOST.moods) throw unreadableFile('This file has more moods than we can take.');
  const draft = draftOf('daylio-csv', context);
  const rows = lines.flatMap((line): Row[] => {
    const cell = (name: string) => (line[columns.get(name) ?? -1] ?? '').trim();
    const [date, time] = [dateOfRow(cell), timeIn(cell('time'))];
    if (date !== undefined && time !== undefined && cell('mood') !== '') return [{ date, time, cell }];
    draft.leave('unreadable');
    return [];
  });
  // The newest stands first: counted from the oldest on, what is added later changes no number.
  for (const row of rows.toReversed()) takeMood(draft, row);
  draft.batch.moods.reverse();
  draft.batch.moodScores.push(...scoresOf(draft.batch.moods));
  return draft.done();
}

function takeMood(draft: Draft, { date, time, cell }: Row): void {
  const { timeZone } = draft.context;
  const at = instantAt(date, time, timeZone);
  const localDate = dateOf(at, timeZone, draft.context);
  // Numbered before anything is left out, so that keys stay the same.
  const key = draft.ownKey(`${date} ${time}`);
  if (!draft.isOpen(localDate)) return;
  if (cell('scales') !== '') draft.leave('scales', cell('scales').split('|').length);
  const name = shortened(cleanText(cell('mood')), 100);
  const [title, body] = [cleanText(cell('note_title')), plainFromHtml(cleanText(cell('note')))];
  const note = [title, body].filter((part) => part !== '').join('\n');
  const isLong = note.length > NOTE_MAX;
  const mood: TakenMood = {
    key,
    id: null,
    name,
    score: null,
    quadrant: null,
    words: builtIn.has(name.toLowerCase()) ? [] : [shortened(name, 40)],
    activities: activitiesOf(draft, cell('activities')),
    note: isLong ? '' : note,
    at,
    localDate,
    timeZone,
    createdAt: null,
  };
  draft.batch.moods.push(mood);
  // A whole page of diary is one: nothing of it is cut off to fit beside a mood.
  if (isLong) {
    const whole = { title: draft.fitted(title, 200), body: draft.fitted(body, 100_000) };
    const none = { id: null, sealed: null, tags: [], promptId: null, pinned: false, finished: true, createdAt: null, photos: [] };
    draft.batch.entries.push({ ...none, ...whole, key: `${key} note`, moodKey: key, at, localDate, timeZone });
  }
}

function activitiesOf(draft: Draft, cell: string): string[] {
  const names = [...new Set(cell.split('|').map((name) => cleanText(name)))].filter((name) => name !== '');
  draft.leave('activities', names.length - MOST_WORDS);
  return names.slice(0, MOST_WORDS).map((name) => draft.fitted(name, 40));
}

/** The names of moods with the steps of those that Daylio begins with; what the member has to place stands first. */
function scoresOf(moods: readonly TakenMood[]): ImportBatch['moodScores'] {
  const names = [...new Set(moods.flatMap(({ name }) => name ?? []))];
  if (names.length > 500) throw unreadableFile('This file has more names of moods than we can take.');
  return names.map((name) => ({ name, score: builtIn.get(name.toLowerCase()) ?? null })).sort((a, b) => (b.score ?? 6) - (a.score ?? 6));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `full_date`, or what the first version had: the year, and `18 May` or `May 18`. */
function dateOfRow(cell: (name: string) => string): DateText | undefined {
  if (cell('full_date') !== '') return dateIn(cell('full_date'));
  const match = /^(?:(\d{1,2})\.? ([a-z]{3,9})|([a-z]{3,9}) (\d{1,2}))$/i.exec(cell('date'));
  const month = months.indexOf((match?.[2] ?? match?.[3] ?? '').slice(0, 3).toLowerCase()) + 1;
  const day = match?.[1] ?? match?.[4] ?? '';
  return dateIn(`${cell('year')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** `22:13`, `10:00 pm` or `10.00 p. m.` as HH:mm. */
function timeIn(text: string): string | undefined {
  const match = /^(\d{1,2})[:.](\d\d)(?:[:.]\d\d)?\s*(?:([ap])\.?\s?m\.?)?$/iu.exec(text);
  if (!match) return undefined;
  const half = match[3]?.toLowerCase();
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  const isWhole = half === undefined ? hour < 24 : hour >= 1 && hour <= 12;
  if (!isWhole || minute > 59) return undefined;
  const ofDay = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return `${String(ofDay).padStart(2, '0')}:${match[2]}`;
}
