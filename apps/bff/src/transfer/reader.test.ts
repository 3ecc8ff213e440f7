import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openArchive } from './archive.ts';
import { readInChild } from './read-in-child.ts';
import {
  databaseOf,
  daylioCsv,
  dayOneJson,
  journivZip,
  LOOP_SCHEMA,
  loopDb,
  loopHabit,
  loopTick,
  loopZip,
  zipOf,
} from './testing/files.ts';

const context = { today: '2026-03-02', timeZone: 'UTC', dayStartHour: 3 };
const read = (bytes: Uint8Array) => readInChild(bytes, context);
const refusal = (message: RegExp) => ({ code: 'validation', message: expect.stringMatching(message) });

describe('the reader of files', () => {
  it('knows each kind by what is in it', async () => {
    const entry = { uuid: 'A1', creationDate: '2026-02-01T10:00:00Z', text: 'Fog.' };
    const journal = {
      entry_datetime_utc: '2026-02-01T10:00:00Z',
      entry_date: '2026-02-01',
      created_at: '2026-02-01T10:00:00Z',
      content: 'Fog.',
    };
    const mood = '2026-02-01,1 February,Sunday,10:00,good,,,';
    const files = [
      loopDb(),
      await loopZip(),
      daylioCsv(mood),
      await zipOf({ 'anything.csv': daylioCsv(mood) }),
      dayOneJson(entry),
      await zipOf({ 'Travel.json': dayOneJson(entry), 'photos/aa.jpeg': 'x' }),
      await journivZip([journal]),
      Buffer.from(JSON.stringify({ format: 'everstep', version: 1, exportedAt: '2026-02-01T10:00:00.000Z', timeZone: 'UTC' })),
    ];
    const formats: string[] = [];
    for (const file of files) formats.push((await read(file)).format);
    expect(formats).toEqual([
      'loop-db',
      'loop-csv',
      'daylio-csv',
      'daylio-csv',
      'day-one-json',
      'day-one-json',
      'journiv-json',
      'everstep-json',
    ]);
  });

  it('says the same of Loop’s database and of its archive', async () => {
    const days = async (bytes: Uint8Array) =>
      (await read(bytes)).habits.map(({ title, kind, target, ticks }) => [
        title,
        kind,
        target,
        ticks.map(({ localDate, value }) => [localDate, value]),
      ]);
    expect(await days(loopDb())).toEqual(await days(await loopZip()));
  });

  it('reads the database of versions that had neither values nor ids of their own', async () => {
    const file = databaseOf(
      'create table Habits (Id integer primary key, archived integer, freq_den integer, freq_num integer, name text, position integer)',
      'create table Repetitions (Id integer primary key, habit integer references Habits(Id), timestamp integer)',
      `insert into Habits values (15, 0, 7, 3, 'Wake up early', 0); insert into Repetitions (habit, timestamp) values (15, ${Date.UTC(2026, 1, 1)})`,
    );
    const { habits } = await read(file);
    expect(habits.map(({ title, schedule, ticks }) => [title, schedule, ticks.map(({ localDate }) => localDate)])).toEqual([
      ['Wake up early', { per: 'week', times: 3 }, ['2026-02-01']],
    ]);
  });

  it('finds the files of an archive that was unpacked and packed again', async () => {
    const habits = 'Position,Name,Type,FrequencyNumerator,FrequencyDenominator\n001,Swim,YES_NO,1,1\n';
    const batch = await read(
      await zipOf({
        'Loop Habits/Habits.csv': habits,
        '__MACOSX/._Habits.csv': 'x',
        'Loop Habits/001 Swim/Checkmarks.csv': '2026-02-01,YES_MANUAL\n',
      }),
    );
    expect(batch.habits.map(({ title, ticks }) => [title, ticks.length])).toEqual([['Swim', 1]]);
  });

  it('says in a sentence what is wrong with a file', async () => {
    await expect(read(Buffer.from(''))).rejects.toMatchObject(refusal(/empty/));
    await expect(read(Buffer.from('just words'))).rejects.toMatchObject(refusal(/do not know this kind/));
    await expect(read(Buffer.from('{"entries": [secret words'))).rejects.toMatchObject(refusal(/^This JSON is damaged/));
    await expect(read(Buffer.from([0xff, 0xfe, 0x00, 0x41]))).rejects.toMatchObject(refusal(/UTF-8/));
    await expect(read(Buffer.from('Date,Meditate,\n'))).rejects.toMatchObject(refusal(/one file of Loop/));
    await expect(read(await zipOf({ 'backup.daylio': 'x' }))).rejects.toMatchObject(refusal(/Export Entries/));
    await expect(read(await zipOf({ 'readme.txt': 'x' }))).rejects.toMatchObject(refusal(/do not know this kind/));
  });
});

describe('a hostile archive', () => {
  it('is refused when it would unpack to more than any app writes', async () => {
    const bomb = await zipOf({ 'data.json': Buffer.alloc(60 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    await expect(read(bomb)).rejects.toMatchObject(refusal(/not what an app writes/));
  });

  it('is refused when it lies about the size of what it packs', async () => {
    const zip = await zipOf({ 'Habits.csv': 'x'.repeat(900_000) });
    // The size is told twice, behind the data and in the list at the end; both are made small.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(900_000);
    for (let at = zip.indexOf(size); at >= 0; at = zip.indexOf(size, at)) zip.writeUInt32LE(10, at);
    await expect(read(zip)).rejects.toMatchObject(refusal(/damaged/));
  });

  it('is refused when a byte of it was changed', async () => {
    const habits = Buffer.from('Position,Name\n001,Swim\n');
    const zip = await zipOf({ 'Habits.csv': habits });
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(crc32(habits));
    for (let at = zip.indexOf(sum); at >= 0; at = zip.indexOf(sum, at)) zip.writeUInt32LE(1, at);
    await expect(read(zip)).rejects.toMatchObject(refusal(/damaged/));
  });

  it('is refused when it names more files than it could need, or a place outside of itself', async () => {
    const many = await zipOf({ 'Habits.csv': 'x' });
    // The record at the end tells the number of files twice.
    for (const back of [14, 12]) many.writeUInt16LE(10_001, many.length - back);
    await expect(read(many)).rejects.toMatchObject(refusal(/more files/));
    const outside = await zipOf({ 'aa/Habits.csv': 'x' });
    for (let at = outside.indexOf('aa/Habits.csv'); at >= 0; at = outside.indexOf('aa/Habits.csv')) outside.write('../Habits.csv', at);
    await expect(read(outside)).rejects.toMatchObject(refusal(/damaged/));
  });

  it('says in a sentence that it is damaged, wherever a byte of it was changed', async () => {
    const whole = await loopZip();
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(damage, fc.uint8Array({ maxLength: 400 })), async (change) => {
        const file = change instanceof Uint8Array ? Buffer.from(change) : Buffer.from(whole);
        if (!(change instanceof Uint8Array)) for (const [at, byte] of change) file[at] = byte;
        const outcome = await openArchive(file)
          .then((archive) => archive.read('Habits.csv'))
          .catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'validation' });
      }),
      { numRuns: 300 },
    );
  });
});

describe('a hostile database', () => {
  it.each([
    [
      'a view in the place of a table',
      'create table Repetitions (habit, timestamp, value); create view Habits as with recursive n(i) as (select 1 union all select i + 1 from n) select i as id, i as name from n',
    ],
    ['a virtual table', 'create table Repetitions (habit, timestamp); create virtual table Habits using fts5(name, id)'],
    ['a table without names', 'create table Habits (id); create table Repetitions (habit, timestamp)'],
    ['another app’s tables', 'create table Notes (id)'],
  ])('is refused with %s', async (_, statements) => {
    await expect(read(databaseOf(statements))).rejects.toMatchObject(refusal(/no database of Loop/));
  });

  it('runs neither triggers nor computed columns', async () => {
    const schema = `create table Habits (id integer, real_name text, name text generated always as (upper(real_name)) virtual);
      create table Repetitions (habit, timestamp); create trigger t after insert on Habits begin insert into Repetitions values (9, 9); end;`;
    await expect(read(databaseOf(schema))).rejects.toMatchObject(refusal(/no database of Loop/));
  });

  it('is refused with more rows than it could need, or a row that is longer than any', async () => {
    const many = 'insert into Habits (name) with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500) select i from n';
    await expect(read(databaseOf(LOOP_SCHEMA, many))).rejects.toMatchObject(refusal(/more rows/));
    await expect(read(databaseOf(LOOP_SCHEMA, loopHabit(1, 'x'), `update Habits set name = hex(zeroblob(800000))`))).rejects.toMatchObject(
      refusal(/damaged/),
    );
  });

  it('may hold anything in any column', async () => {
    const odd = `insert into Habits (id, name, freq_num, freq_den, type, target_value, uuid, archived) values (1, x'00ff', 'often', -3, 'NUMERICAL', 'much', 7, null);
      insert into Repetitions (habit, timestamp, value, notes) values (1, 'yesterday', 2, ''), (1, 1e300, 2, ''), (1, 1772150400000, 'yes', x'00'), (1, 1772150400000, 2, 3.5)`;
    const { habits } = await read(databaseOf(LOOP_SCHEMA, odd));
    expect(habits.map(({ title, ticks }) => [title, ticks.length])).toEqual([['Habit without a name', 1]]);
  });

  it('is refused in a sentence wherever it is damaged', async () => {
    const whole = loopDb(
      ...Array.from({ length: 200 }, (_, index) => loopTick(1, new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10))),
    );
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 });
    const files = fc.sample(damage, { numRuns: 4, seed: 11 }).map((bytes) => {
      const file = Buffer.from(whole);
      for (const [at, byte] of bytes) file[at] = byte;
      return file;
    });
    for (const file of [...files, whole.subarray(0, whole.length / 2), whole.subarray(0, 100)]) {
      const outcome = await read(file).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'validation' });
      else expect(outcome).toMatchObject({ format: 'loop-db' });
    }
  });
});
