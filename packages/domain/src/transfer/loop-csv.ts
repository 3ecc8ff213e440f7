import type { DateText } from '../time/dates.ts';
import { readCsv } from './csv.ts';
import { dateIn } from './draft.ts';
import { IMPORT_MOST } from './limits.ts';
import type { LoopEntry, LoopHabit } from './loop.ts';
import { unreadableFile } from './unreadable.ts';

/** A file of an archive by its name, with its text. */
export type TextFiles = ReadonlyMap<string, string>;

const words: Readonly<Record<string, number>> = { YES_MANUAL: 2, YES_AUTO: 1, NO: 0, SKIP: 3, UNKNOWN: -1 };

/**
 * Reads Loop's archive of CSV files: the list of habits, and for each a folder `001 Name` with its days.
 * @throws DomainError when the list is missing or is not Loop's
 */
export function readLoopCsv(files: TextFiles): LoopHabit[] {
  const list = files.get('Habits.csv');
  if (list === undefined) throw unreadableFile('Habits.csv is missing. Choose the ZIP as Loop saved it.');
  const [header = [], ...rows] = readCsv(list);
  const columns = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]));
  if (!columns.has('name') || !columns.has('position')) throw unreadableFile('Habits.csv is not as Loop writes it.');
  const days = entriesByPosition(files);
  return rows.map((row) => habitOf((name) => row[columns.get(name) ?? -1] ?? '', days));
}

function habitOf(cell: (name: string) => string, days: ReadonlyMap<number, LoopEntry[]>): LoopHabit {
  return {
    uuid: null,
    name: cell('name'),
    isNumber: cell('type') === 'NUMERICAL',
    isLimit: cell('target type') === 'AT_MOST',
    target: Number(cell('target value')) || 0,
    unit: cell('unit'),
    // The names of the versions before numbers could be counted.
    times: Number(cell('frequencynumerator') || cell('numrepetitions')) || 1,
    days: Number(cell('frequencydenominator') || cell('interval')) || 1,
    reminderTime: null,
    archived: cell('archived?') === 'true',
    details: [cell('question'), cell('description')].filter((text) => text.trim() !== '').length,
    entries: days.get(Number(cell('position'))) ?? [],
  };
}

function entriesByPosition(files: TextFiles): ReadonlyMap<number, LoopEntry[]> {
  const days = new Map<number, LoopEntry[]>();
  let count = 0;
  for (const [name, text] of files) {
    const position = /^(\d{1,6})(?: [^/]*)?\/Checkmarks\.csv$/.exec(name)?.[1];
    if (position === undefined) continue;
    const entries = readCsv(text).flatMap(entryOf);
    count += entries.length;
    if (count > IMPORT_MOST.ticks) throw unreadableFile('This file has more days than we can take.');
    days.set(Number(position), entries);
  }
  return days;
}

function entryOf([date, value = '', note = '']: readonly string[]): LoopEntry[] {
  const day: DateText | undefined = dateIn(date);
  const amount = words[value.trim()] ?? (/^-?\d{1,12}$/.test(value.trim()) ? Number(value) : undefined);
  return day === undefined || amount === undefined ? [] : [{ date: day, value: amount, note }];
}
