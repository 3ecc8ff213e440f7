import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DomainError } from '../shared/errors.ts';
import { ImportBatch } from './batch.ts';
import { csvLine, readCsv } from './csv.ts';
import { readDayOne } from './day-one.ts';
import { readDaylioCsv } from './daylio.ts';
import { readJourniv } from './journiv.ts';
import { loopBatch } from './loop.ts';
import { readLoopCsv } from './loop-csv.ts';
import { readLoopRows } from './loop-db.ts';
import { readOwnExport } from './own.ts';

const context = { today: '2026-03-02', timeZone: 'Europe/Berlin', dayStartHour: 3 };

/** Whatever a file holds: a batch that the server takes, or a sentence for the member. Nothing else may come out. */
function expectBatchOrSentence(read: () => ImportBatch): void {
  let batch: ImportBatch;
  try {
    batch = read();
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return;
  }
  expect(ImportBatch.safeParse(JSON.parse(JSON.stringify(batch))).error?.issues).toBeUndefined();
}

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ maxLength: 2500, minLength: 100 }));
const cell = fc.oneof(
  anyText,
  fc.constantFrom(
    '',
    '2026-03-01',
    '2026-02-30',
    '22:13',
    '10:00 pm',
    '25:00',
    'good',
    'a | b | c',
    'YES_MANUAL',
    'SKIP',
    '3',
    '1e999',
    '-1',
    '""',
    '"',
  ),
  fc.integer().map(String),
);
const table = (headers: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...headers), fc.array(fc.array(cell, { maxLength: 10 }), { maxLength: 8 }), fc.constantFrom('\n', '\r\n', '\r'))
    .map(([header, rows, end]) => [header, ...rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','))].join(end));

/** JSON with the names that readers ask for, and anything behind them. */
function looseJson(names: readonly string[], values: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>(null, true, -1, 1e300, '', ...values),
      anyText,
      tie('record'),
      fc.array(tie('value'), { maxLength: 4 }),
    ),
    record: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 14 }),
  })).record;
}
const dates = ['2026-01-04', '2026-01-04T22:10:00.123456', '2026-01-04T22:10:00Z', '9999-99-99', 'Europe/Berlin', 'Mars/Base', '+02:00'];

it('reads any text as CSV, or says why not', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      try {
        readCsv(text);
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
      }
    }),
  );
});

it('reads back the CSV that it writes, whatever is in it, once one apostrophe before a text is taken away', () => {
  const beginning = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\n', "'", '＝', ';', '"');
  const text = fc.tuple(beginning, fc.string({ unit: 'grapheme' })).map((parts) => parts.join(''));
  const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (lines) => {
      const read = readCsv(lines.map(csvLine).join('')).map((row) => row.map((field) => field.replace(/^'/, '')));
      expect(read).toEqual(lines);
    }),
  );
});

it('never writes a field that a spreadsheet runs', () => {
  expect(csvLine(['=1+1', '+2', '-3', '@x', 'plain', -3, null])).toBe("'=1+1,'+2,'-3,'@x,plain,-3,\r\n");
});

it('takes any file for Daylio’s, or says why not', () => {
  const headers = [
    'full_date,date,weekday,time,mood,activities,note_title,note',
    'year,date,weekday,time,mood,activities,note',
    'full_date,mood,activities',
  ];
  fc.assert(fc.property(fc.oneof(anyText, table(headers)), (text) => expectBatchOrSentence(() => readDaylioCsv(text, context))));
});

it('takes any files for Loop’s, or says why not', () => {
  const list = table([
    'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?',
  ]);
  const days = table(['Date,Value,Notes', '2026-02-20,2', '2026-02-19,SKIP,x']);
  fc.assert(
    fc.property(fc.oneof(anyText, list), days, (habits, ticks) =>
      expectBatchOrSentence(() =>
        loopBatch(
          readLoopCsv(
            new Map([
              ['Habits.csv', habits],
              ['001 A/Checkmarks.csv', ticks],
              ['2/Checkmarks.csv', ticks],
            ]),
          ),
          'loop-csv',
          context,
        ),
      ),
    ),
  );
});

it('takes any rows of a database for Loop’s, or says why not', () => {
  const value = fc.oneof(fc.constant(null), fc.integer(), fc.double(), anyText, fc.constantFrom(1, 2, 3, 7, 86_400_000 * 20_500));
  const row = (names: readonly string[]) => fc.array(fc.dictionary(fc.constantFrom(...names), value), { maxLength: 6 });
  const habits = row([
    'id',
    'name',
    'freq_num',
    'freq_den',
    'position',
    'archived',
    'type',
    'target_type',
    'target_value',
    'unit',
    'uuid',
    'reminder_hour',
    'reminder_min',
    'reminder_days',
    'question',
  ]);
  const repetitions = row(['habit', 'timestamp', 'value', 'notes']);
  fc.assert(fc.property(habits, repetitions, (h, r) => expectBatchOrSentence(() => loopBatch(readLoopRows(h, r), 'loop-db', context))));
});

it('takes any JSON for Day One’s, or says why not', () => {
  const json = looseJson(
    ['entries', 'uuid', 'creationDate', 'timeZone', 'text', 'tags', 'starred', 'photos', 'md5', 'videos', 'location'],
    dates,
  );
  fc.assert(
    fc.property(fc.array(json, { maxLength: 4 }), (entries) => {
      const journals = [
        { name: 'A', content: { entries } },
        { name: 'x'.repeat(500), content: entries[0] },
      ];
      expectBatchOrSentence(() => readDayOne(journals, new Set(['photos/a.jpeg']), context));
    }),
  );
});

it('takes any JSON for Journiv’s, or says why not', () => {
  const names = [
    'title',
    'content',
    'content_delta',
    'ops',
    'insert',
    'attributes',
    'header',
    'entry_date',
    'entry_datetime_utc',
    'entry_timezone',
    'tags',
    'mood_log',
    'mood_name',
    'logged_datetime_utc',
    'logged_at',
    'primary_mood_name',
    'mood_activity',
    'activity_name',
    'media',
    'media_type',
    'created_at',
    'moment',
  ];
  fc.assert(
    fc.property(fc.array(looseJson(names, [...dates, 'image'])), (entries) => {
      const content = { export_version: '1.2', journals: [{ title: 'A', entries }], moments: entries, mood_definitions: entries };
      expectBatchOrSentence(() => readJourniv(content, new Set(), context));
    }),
  );
});

it('takes any JSON for an export of ours, or says why not', () => {
  const names = [
    'id',
    'title',
    'kind',
    'schedule',
    'per',
    'times',
    'ticks',
    'localDate',
    'value',
    'score',
    'words',
    'at',
    'timeZone',
    'body',
    'sealed',
    'milestones',
    'state',
  ];
  fc.assert(
    fc.property(fc.array(looseJson(names, dates)), (list) => {
      const head = { format: 'everstep', version: 1, exportedAt: '2026-03-01T10:00:00.000Z', timeZone: 'UTC' };
      expectBatchOrSentence(() =>
        readOwnExport(
          {
            ...head,
            habits: list,
            moods: list,
            journal: list,
            goals: list,
            prompts: list,
            challenges: list,
            experiments: list,
            vault: list[0],
          },
          new Set(),
          context,
        ),
      );
    }),
  );
});

const id = '019c0000-0000-7000-8000-000000000001';
const moment = '2026-02-01T10:00:00.000Z';
const ownExport = {
  format: 'everstep',
  version: 1,
  exportedAt: moment,
  timeZone: 'UTC',
  habits: [
    {
      id,
      title: 'Read',
      kind: 'at-least',
      target: 20,
      unit: 'pages',
      schedule: { per: 'week', times: 3 },
      cue: '',
      reminderTime: '07:30',
      startDate: '2026-01-01',
      endDate: null,
      archivedAt: null,
      archivedOn: null,
      createdAt: moment,
      pauses: [{ from: '2026-01-05', until: null }],
      ticks: [{ localDate: '2026-02-01', kind: 'done', value: 12.5, reason: null, note: '', at: moment, timeZone: 'UTC' }],
    },
  ],
  moods: [
    {
      id,
      score: 4,
      quadrant: null,
      words: ['calm'],
      activities: [],
      note: '',
      at: moment,
      localDate: '2026-02-01',
      timeZone: 'UTC',
      createdAt: moment,
    },
  ],
  journal: [
    {
      id,
      title: 'Hill',
      body: 'Fog.',
      tags: ['a'],
      moodId: id,
      promptId: null,
      pinned: false,
      sealed: null,
      finished: true,
      localDate: '2026-02-01',
      at: moment,
      timeZone: 'UTC',
      createdAt: moment,
      photos: [{ id, file: 'photos/a.webp', alt: '' }],
    },
  ],
  goals: [
    {
      id,
      title: 'Run',
      why: '',
      size: 'M',
      state: 'active',
      dueDate: null,
      milestones: [{ id, title: 'First', kind: 'check', done: false, reachedAt: null }],
      habits: [{ id, target: 30, since: '2026-01-01' }],
      confidence: [{ week: '2026-01-26', value: 4 }],
      lesson: '',
      createdAt: moment,
      completedAt: null,
    },
  ],
  prompts: [{ id, text: 'What did the moss do?' }],
  challenges: [
    {
      id,
      challenge: '7DAY001',
      startedOn: '2026-02-01',
      shrunkFrom: 3,
      createdAt: moment,
      closedOn: '2026-02-08',
      closedAt: moment,
      outcome: 'ended',
      days: [{ day: 1, outcome: 'done' }],
      ticks: [{ day: 1, task: 'a', at: moment }],
      pauses: [{ from: '2026-02-02', until: '2026-02-03' }],
    },
  ],
  experiments: [
    {
      id,
      kind: 'habit',
      subject: id,
      label: 'Read',
      nextDay: true,
      startsOn: '2026-02-01',
      plan: 'x--xx-x--x-x-x',
      stoppedOn: null,
    },
  ],
  vault: null,
};

/** Places within a value, as lists of names. */
function placesIn(value: unknown, place: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...place, name]))];
}

function damaged(value: unknown, [name, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.map((inner, index) => (String(index) === String(name) ? damaged(inner, rest, by) : inner));
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, key === name ? damaged(inner, rest, by) : inner]));
}

it('takes an export of ours that was damaged anywhere, without the damaged record or not at all', () => {
  const whole = readOwnExport(ownExport, new Set(['photos/a.webp']), context);
  const { habits, moods, entries, goals, prompts, challenges, experiments } = whole;
  expect([habits, moods, entries, goals, prompts, challenges, experiments].map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(whole.leftOut).toEqual([]);
  const place = fc.constantFrom(...placesIn(ownExport));
  const other = fc.oneof(
    anyText,
    fc.double(),
    fc.constantFrom<unknown>(null, true, [], {}, -1, '0001-01-01', '9999-12-31', 'x'.repeat(3000), '\ud800'),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(place, other, (where, by) => {
      expectBatchOrSentence(() => readOwnExport(damaged(ownExport, where, by), new Set(['photos/a.webp']), context));
    }),
    { numRuns: 500 },
  );
});
