import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A ZIP of the given files. */
export async function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Four by three pixels of green. */
export const SMALL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR4nGMoXzUTjhhwcgCSohS50TMbeAAAAABJRU5ErkJggg==',
  'base64',
);

/** A database as Loop saves it, or whatever the statements make of one. */
export function databaseOf(...statements: readonly string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'everstep-sample-'));
  try {
    const file = join(folder, 'sample.db');
    const database = new DatabaseSync(file);
    for (const statement of statements) database.exec(statement);
    database.close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Loop's two tables, as its version 25 has them. */
export const LOOP_SCHEMA = `
  create table Habits (id integer primary key autoincrement, archived integer, color integer, description text, freq_den integer, freq_num integer,
    highlight integer, name text, position integer, reminder_hour integer, reminder_min integer, reminder_days integer not null default 127,
    type integer not null default 0, target_type integer not null default 0, target_value real not null default 0, unit text not null default "",
    question text, uuid text);
  create table Repetitions (id integer primary key autoincrement, habit integer not null references habits(id), timestamp integer not null,
    value integer not null, notes text);`;

const day = (date: string) => Date.parse(`${date}T00:00:00Z`);

export const loopHabit = (id: number, name: string, more: Readonly<Record<string, string | number>> = {}) => {
  const row = { id, name, archived: 0, freq_num: 1, freq_den: 1, position: id, uuid: `uuid-${id}`, ...more };
  const values = Object.values(row).map((value) => (typeof value === 'number' ? value : `'${value}'`));
  return `insert into Habits (${Object.keys(row).join(', ')}) values (${values.join(', ')})`;
};

export const loopTick = (habit: number, date: string, value = 2, notes = '') =>
  `insert into Repetitions (habit, timestamp, value, notes) values (${habit}, ${day(date)}, ${value}, '${notes}')`;

/** A database of Loop with two habits and three days. */
export const loopDb = (...more: readonly string[]) =>
  databaseOf(
    LOOP_SCHEMA,
    loopHabit(1, 'Meditate'),
    loopHabit(2, 'Read', { type: 1, target_value: 20, unit: 'pages' }),
    loopTick(1, '2026-02-27', 2, 'early'),
    loopTick(1, '2026-02-28', 3),
    loopTick(2, '2026-02-28', 12_500),
    ...more,
  );

const LOOP_HEADER =
  'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?';

/** The archive of CSV files of the same data. */
export const loopZip = () =>
  zipOf({
    'Habits.csv': `${LOOP_HEADER}\n001,Meditate,YES_NO,,,1,1,#FF8F00,,,,false\n002,Read,NUMERICAL,,,1,1,#00897B,pages,AT_LEAST,20.0,false\n`,
    '001 Meditate/Checkmarks.csv': 'Date,Value,Notes\n2026-02-28,SKIP,\n2026-02-27,YES_MANUAL,early\n',
    '002 Read/Checkmarks.csv': 'Date,Value,Notes\n2026-02-28,12500,\n',
    'Checkmarks.csv': 'Date,Meditate,Read,\n2026-02-28,SKIP,12500,\n2026-02-27,YES_MANUAL,UNKNOWN,\n',
  });

export const daylioCsv = (...rows: readonly string[]) =>
  Buffer.from(['full_date,date,weekday,time,mood,activities,note_title,note', ...rows, ''].join('\n'));

export const dayOneJson = (...entries: readonly object[]) => Buffer.from(JSON.stringify({ metadata: { version: '1.0' }, entries }));

export const journivZip = (entries: readonly object[], files: Readonly<Record<string, Uint8Array>> = {}) =>
  zipOf({ 'data.json': JSON.stringify({ export_version: '1.0', journals: [{ title: 'Mine', entries }], mood_definitions: [] }), ...files });
