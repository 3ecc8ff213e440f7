import { readFileSync } from 'node:fs';
import {
  daylioDelimiter,
  type ImportBatch,
  type ImportContext,
  isDayOne,
  isJourniv,
  isOwnExport,
  loopBatch,
  OWN_FILE,
  readDaylioCsv,
  readDayOne,
  readJourniv,
  readLoopCsv,
  readLoopRows,
  readOwnExport,
  unreadableFile,
} from '@everstep/domain/transfer';
import { type Archive, openArchive } from './archive.ts';
import { readLoopDb } from './read-loop-db.ts';

/** Most journals of one archive. */
const MOST_JSON = 50;
const none: ReadonlySet<string> = new Set();

/**
 * Reads any file that can be taken in; what it is, its bytes say.
 * @throws DomainError with a sentence for the member when it is none, or is damaged
 */
export async function readImportFile(path: string, context: ImportContext): Promise<ImportBatch> {
  const bytes = readFileSync(path);
  if (bytes.length === 0) throw unreadableFile('This file is empty.');
  if (bytes.toString('latin1', 0, 16) === 'SQLite format 3\0') {
    const { habits, repetitions } = readLoopDb(path);
    return loopBatch(readLoopRows(habits, repetitions), 'loop-db', context);
  }
  if (bytes.toString('latin1', 0, 2) === 'PK') return readZip(await openArchive(bytes), context);
  const text = textOf(bytes);
  return /^\s*[{[]/.test(text) ? readJson(jsonOf(text), context) : readCsvText(text, context);
}

async function readZip(archive: Archive, context: ImportContext): Promise<ImportBatch> {
  const { names } = archive;
  if (names.includes('Habits.csv')) return readLoopZip(archive, context);
  if (names.includes(OWN_FILE)) return readOwnExport(await jsonIn(archive, OWN_FILE), new Set(names), context);
  if (names.some((name) => name.endsWith('.daylio')))
    throw unreadableFile('This is Daylio’s own backup, which only Daylio can read. Choose “Export Entries” there and take the CSV.');
  const json = names.filter((name) => /^[^/]+\.json$/i.test(name));
  if (json.length > MOST_JSON) throw unreadableFile('There are more journals in this ZIP than we can take.');
  const contents = [];
  for (const name of json) contents.push({ name: name.replace(/\.json$/i, ''), content: await jsonIn(archive, name) });
  const journiv = contents.find(({ content }) => isJourniv(content));
  if (journiv) return readJourniv(journiv.content, new Set(names), context);
  const journals = contents.filter(({ content }) => isDayOne(content));
  if (journals.length > 0) return readDayOne(journals, new Set(names.filter((name) => name.startsWith('photos/'))), context);
  const [csv, ...more] = names.filter((name) => /\.csv$/i.test(name));
  if (csv !== undefined && more.length === 0) return readCsvText(textOf(await archive.read(csv)), context);
  throw unknown();
}

async function readLoopZip(archive: Archive, context: ImportContext): Promise<ImportBatch> {
  const files = new Map<string, string>();
  for (const name of archive.names.filter((file) => file === 'Habits.csv' || /^\d[^/]*\/Checkmarks\.csv$/.test(file)))
    files.set(name, textOf(await archive.read(name)));
  return loopBatch(readLoopCsv(files), 'loop-csv', context);
}

function readJson(content: unknown, context: ImportContext): ImportBatch {
  if (isOwnExport(content)) return readOwnExport(content, none, context);
  if (isJourniv(content)) return readJourniv(content, none, context);
  if (isDayOne(content)) return readDayOne([{ name: '', content }], none, context);
  throw unknown();
}

function readCsvText(text: string, context: ImportContext): ImportBatch {
  if (daylioDelimiter(text) !== undefined) return readDaylioCsv(text, context);
  if (/^(?:Position,Name,|Date,)/.test(text)) throw unreadableFile('This is one file of Loop’s export. Choose the ZIP as Loop saved it.');
  throw unknown();
}

const unknown = () =>
  unreadableFile(
    'We do not know this kind of file. What can be taken in: Loop Habit Tracker (ZIP or .db), Daylio (CSV), Day One (JSON or ZIP), Journiv (ZIP), and exports from here.',
  );

const jsonIn = async (archive: Archive, name: string): Promise<unknown> => jsonOf(textOf(await archive.read(name)));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What the parser says repeats a piece of the text.
    throw unreadableFile('This JSON is damaged. It may have been cut off.');
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadableFile('This text is not in UTF-8. Save it as UTF-8, or take the file as the app wrote it.');
  }
}
