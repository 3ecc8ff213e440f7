import { describe, expect, it } from 'vitest';
import { ImportBatch, type ImportContext } from './batch.ts';
import { readCsv } from './csv.ts';
import { readDayOne } from './day-one.ts';
import { readDaylioCsv } from './daylio.ts';
import { readJourniv } from './journiv.ts';
import { loopBatch } from './loop.ts';
import { readLoopCsv } from './loop-csv.ts';
import { readLoopRows } from './loop-db.ts';
import { readOwnExport } from './own.ts';

const context: ImportContext = { today: '2026-03-02', timeZone: 'Europe/Berlin', dayStartHour: 3 };
const none = new Set<string>();
const left = ({ leftOut }: ImportBatch) => Object.fromEntries(leftOut.map(({ reason, count }) => [reason, count]));

const HABITS =
  'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n' +
  '001,Meditate,YES_NO,Did you meditate?,,1,1,#FF8F00,,,,false\n' +
  '002,Wake up early,YES_NO,,,2,3,#00897B,,,,true\n' +
  '003,"Pages, read",NUMERICAL,,,1,7,#00897B,pages,AT_LEAST,20.5,false\n' +
  '004,Coffee,NUMERICAL,,,1,1,#00897B,cups,AT_MOST,2.0,false\n';
const loopFiles = new Map([
  ['Habits.csv', HABITS],
  ['Checkmarks.csv', 'Date,Meditate,Wake up early,\n2026-03-01,YES_MANUAL,NO,\n'],
  [
    '001 Meditate/Checkmarks.csv',
    'Date,Value,Notes\n2026-03-03,YES_MANUAL,\n2026-03-01,YES_MANUAL,"A ""good"" one,\nreally"\n2026-02-28,SKIP,\n2026-02-27,NO,tired\n2026-02-26,YES_AUTO,\n2010-01-01,YES_MANUAL,\n',
  ],
  ['002 Wake up early/Checkmarks.csv', 'Date,Value,Notes\n2026-01-10,YES_MANUAL,\n'],
  ['003 Pages read/Checkmarks.csv', 'Date,Value,Notes\n2026-03-01,12500,\n2026-02-28,SKIP,\n2026-02-27,UNKNOWN,\n'],
  ['004 Coffee/Checkmarks.csv', 'Date,Value,Notes\n2026-03-01,NO,\n2026-02-28,3500,\n'],
]);

describe('Loop Habit Tracker', () => {
  it('gives habits with their rhythm, their amounts and the days that were entered', () => {
    const { habits, adapted } = loopBatch(readLoopCsv(loopFiles), 'loop-csv', context);
    expect(
      habits.map(({ title, kind, target, unit, schedule, startDate, archivedOn }) => [
        title,
        kind,
        target,
        unit,
        schedule,
        startDate,
        archivedOn,
      ]),
    ).toEqual([
      ['Meditate', 'yes-no', null, '', { per: 'day', times: 1 }, '2026-02-28', null],
      ['Wake up early', 'yes-no', null, '', { per: 'week', times: 5 }, '2026-01-10', '2026-01-10'],
      ['Pages, read', 'at-least', 20_500, 'pages', { per: 'week', times: 1 }, '2026-02-28', null],
      ['Coffee', 'at-most', 2000, 'cups', { per: 'day', times: 1 }, '2026-02-28', null],
    ]);
    expect(adapted).toEqual([{ title: 'Wake up early', was: '2 times in 3 days', schedule: { per: 'week', times: 5 } }]);
    const days = habits.map(({ ticks }) => ticks.map(({ localDate, kind, value, note }) => [localDate, kind, value, note]));
    expect(days[0]).toEqual([
      ['2026-02-28', 'skipped', null, ''],
      ['2026-03-01', 'done', 1000, 'A "good" one,\nreally'],
    ]);
    expect(days[2]).toEqual([
      ['2026-02-28', 'skipped', null, ''],
      ['2026-03-01', 'done', 12_500, ''],
    ]);
    // A day without coffee was kept to, and says so.
    expect(days[3]?.at(-1)).toEqual(['2026-03-01', 'done', 0, '']);
  });

  it('says what stays behind', () => {
    expect(left(loopBatch(readLoopCsv(loopFiles), 'loop-csv', context))).toEqual({
      'habit-details': 1,
      ahead: 1,
      'no-mark': 1,
      'too-old': 1,
    });
  });

  it('reads the list of versions that could not count yet', () => {
    const files = new Map([
      ['Habits.csv', 'Position,Name,Description,NumRepetitions,Interval,Color\n001,Swim,Did you?,2,7,#AFB42B\n'],
      ['001 Swim/Checkmarks.csv', '2026-02-20,2\n2026-02-19,0\n'],
    ]);
    const [habit] = loopBatch(readLoopCsv(files), 'loop-csv', context).habits;
    expect([habit?.schedule, habit?.ticks.length]).toEqual([{ per: 'week', times: 2 }, 1]);
  });

  it('says the same from the database as from the archive, by names that both have', () => {
    const day = (date: string) => Date.parse(`${date}T00:00:00Z`);
    const habits = [
      {
        id: 7,
        name: 'Meditate',
        freq_num: 1,
        freq_den: 1,
        position: 0,
        archived: 0,
        type: 0,
        question: 'Did you meditate?',
        uuid: 'abc',
        reminder_hour: 7,
        reminder_min: 5,
        reminder_days: 127,
      },
    ];
    const repetitions = [
      { habit: 7, timestamp: day('2026-03-01'), value: 2, notes: null },
      { habit: 7, timestamp: day('2026-02-28'), value: 3, notes: '' },
      { habit: 7, timestamp: 'yesterday', value: 2 },
      { habit: 99, timestamp: day('2026-03-01'), value: 2 },
    ];
    const [own] = loopBatch(readLoopRows(habits, repetitions), 'loop-db', context).habits;
    const [other] = loopBatch(readLoopCsv(loopFiles), 'loop-csv', context).habits;
    expect(own).toMatchObject({ key: 'uuid:abc', alias: other?.key, reminderTime: '07:05', title: 'Meditate' });
    expect(own?.ticks.map(({ localDate, kind }) => [localDate, kind])).toEqual(
      other?.ticks.map(({ localDate, kind }) => [localDate, kind]),
    );
  });

  it.each([
    [1, 1, { per: 'day', times: 1 }],
    [7, 7, { per: 'day', times: 1 }],
    [3, 7, { per: 'week', times: 3 }],
    [10, 30, { per: 'month', times: 10 }],
    [1, 4, { per: 'days', days: 4 }],
    [3, 14, { per: 'week', times: 2 }],
    [6, 7, { per: 'week', times: 6 }],
    [1, 90, { per: 'days', days: 31 }],
    [0, 0, { per: 'day', times: 1 }],
  ])('finds the nearest rhythm to %d in %d days', (freq_num, freq_den, schedule) => {
    const [habit] = loopBatch(readLoopRows([{ id: 1, name: 'Swim', freq_num, freq_den }], []), 'loop-db', context).habits;
    expect(habit?.schedule).toEqual(schedule);
  });

  it('refuses a folder without its list', () => {
    expect(() => readLoopCsv(new Map())).toThrow(/Habits\.csv is missing/);
    expect(() => readLoopCsv(new Map([['Habits.csv', 'a,b\n1,2\n']]))).toThrow(/not as Loop writes it/);
  });
});

describe('Daylio', () => {
  const file = [
    'full_date,date,weekday,time,mood,activities,scales,note_title,note',
    '2026-03-01,1 March,Sunday,10:00 pm,rad,"walk | friends | walk","stress 3 | pain 1",Sunday,"By the <b>river</b><br>and back &amp; home"',
    '2026-03-01,1 March,Sunday,22:00,so so,,,,',
    '2026-02-28,28 February,Saturday,1:05 AM,awful,,,,',
    '2026-05-01,1 May,Friday,09:00,good,,,,',
    'soon,,,,meh,,,,',
  ].join('\n');

  it('gives moods at their moment, on the day that was still going on', () => {
    const batch = readDaylioCsv(`\uFEFF${file}`.slice(1), context);
    expect(batch.moods.map(({ at, localDate, name, words, activities, note }) => [at, localDate, name, words, activities, note])).toEqual([
      ['2026-03-01T21:00:00.000Z', '2026-03-01', 'rad', [], ['walk', 'friends'], 'Sunday\nBy the **river**\nand back & home'],
      ['2026-03-01T21:00:00.000Z', '2026-03-01', 'so so', ['so so'], [], ''],
      ['2026-02-28T00:05:00.000Z', '2026-02-27', 'awful', [], [], ''],
    ]);
    expect(left(batch)).toEqual({ ahead: 1, scales: 2, unreadable: 1 });
  });

  it('asks for the step of moods that it does not know', () => {
    expect(readDaylioCsv(file, context).moodScores).toEqual([
      { name: 'so so', score: null },
      { name: 'rad', score: 5 },
      { name: 'awful', score: 1 },
    ]);
  });

  it('keeps the keys of what was there when the file grows at its top', () => {
    const before = readDaylioCsv(file, context).moods.map(({ key }) => key);
    const [head = '', ...rows] = file.split('\n');
    const grown = [head, '2026-03-01,1 March,Sunday,10:00 pm,good,,,,', ...rows].join('\n');
    const after = readDaylioCsv(grown, context).moods.map(({ key }) => key);
    expect(new Set(after).size).toBe(4);
    expect(after.slice(1)).toEqual(before);
  });

  it('makes an entry of a note that is longer than one', () => {
    const long = 'word '.repeat(600).trim();
    const { moods, entries } = readDaylioCsv(
      `full_date,time,mood,activities,note_title,note\n2026-03-01,08:00,meh,,A title,${long}\n`,
      context,
    );
    expect(moods[0]?.note).toBe('');
    expect(entries[0]).toMatchObject({ title: 'A title', body: long, moodKey: moods[0]?.key, localDate: '2026-03-01' });
  });

  it.each([
    [
      'year,date,weekday,time,mood,activities,note\n2018,18 May,Friday,11:54 pm,good,"clean | cook","Went out"\n',
      '2018-05-18T21:54:00.000Z',
    ],
    [
      'full_date\tdate\tweekday\ttime\tmood\tactivities\tnote_title\tnote\n2025-05-20\tMay 20\tTuesday\t22:13\tgood\t\t\t\n',
      '2025-05-20T20:13:00.000Z',
    ],
    ['"full_date";"time";"mood";"activities"\r\n"2025-05-20";"12:30 a.\u00a0m.";"good";""\r\n', '2025-05-19T22:30:00.000Z'],
  ])('reads its other versions %#', (text, at) => {
    expect(readDaylioCsv(text, context).moods.map((mood) => mood.at)).toEqual([at]);
  });
});

describe('Day One', () => {
  const entry = {
    uuid: '1546F37361264E129200B2CA6A885855',
    creationDate: '2025-06-28T22:38:37Z',
    timeZone: 'Asia/Taipei',
    text: '# The green island\n\nHot springs\\. And \\- yes \\- rain\\!\n![](dayone-moment://AD6F)\n\n1\\. not a list',
    tags: ['Sea', 'sea', 'rain'],
    starred: true,
    photos: [
      { identifier: 'AD6F', md5: 'aa11', type: 'jpeg' },
      { identifier: 'BB', md5: 'missing' },
    ],
    videos: [{}],
    location: { country: 'Taiwan' },
  };
  const journal = (content: unknown, name = 'Journal') => [{ name, content }];

  it('gives entries with title, tags, star and pictures, on their own day', () => {
    const batch = readDayOne(journal({ metadata: { version: '1.0' }, entries: [entry] }), new Set(['photos/aa11.jpeg']), context);
    expect(batch.entries).toMatchObject([
      {
        key: entry.uuid,
        title: 'The green island',
        body: 'Hot springs. And - yes - rain!\n\n1\\. not a list',
        tags: ['Sea', 'rain'],
        pinned: true,
        at: '2025-06-28T22:38:37.000Z',
        localDate: '2025-06-29',
        timeZone: 'Asia/Taipei',
        photos: [{ file: 'photos/aa11.jpeg' }],
      },
    ]);
    expect(left(batch)).toEqual({ photos: 1, media: 1, places: 1 });
  });

  it('names the journal in a tag when there are several', () => {
    const content = { entries: [entry] };
    const batch = readDayOne(
      [...journal(content, 'Travel'), ...journal({ entries: [{ ...entry, uuid: 'X', tags: [] }] }, 'Work')],
      none,
      context,
    );
    expect(batch.entries.map(({ tags }) => tags.at(-1))).toEqual(['Travel', 'Work']);
    expect(left(batch)['journal-names']).toBe(2);
  });

  it('leaves out what has no words, no date or no day yet', () => {
    const entries = [{ ...entry, text: ' ', photos: [] }, { uuid: 'A' }, { ...entry, uuid: 'B', creationDate: '2027-01-01T00:00:00Z' }];
    const batch = readDayOne(journal({ entries }), none, context);
    expect([batch.entries, left(batch)]).toEqual([[], { empty: 1, unreadable: 1, ahead: 1 }]);
  });
});

describe('Journiv', () => {
  const common = {
    entry_date: '2026-01-04',
    entry_datetime_utc: '2026-01-04T22:10:00.123456',
    entry_timezone: 'UTC',
    created_at: '2026-01-04T22:10:05.5',
  };
  const log = {
    mood_name: 'Grateful',
    note: 'tea',
    logged_datetime_utc: '2026-01-04T22:10:00Z',
    logged_timezone: 'UTC',
    created_at: '2026-01-04T22:10:01Z',
  };

  it('gives entries and their moods, in any version of its format', () => {
    const entries = [
      {
        ...common,
        title: 'First',
        content: 'Old words',
        tags: ['home'],
        mood_log: log,
        is_pinned: true,
        media: [{ media_type: 'image', file_path: 'e/m_a.jpg', alt_text: 'A hill' }, { media_type: 'video' }],
      },
      {
        ...common,
        title: null,
        content_delta: {
          ops: [
            { insert: 'Plan' },
            { insert: '\n', attributes: { header: 2 } },
            { insert: 'one' },
            { insert: '\n', attributes: { list: 'bullet' } },
            { insert: { image: 'x' } },
          ],
        },
      },
      { ...common, content_plain_text: 'Draft', is_draft: true },
    ];
    const moments = [
      {
        logged_at_utc: '2026-01-05T08:00:00Z',
        logged_timezone: 'UTC',
        primary_mood_name: 'Calm',
        mood_activity: [{ activity_name: 'Walk' }],
        created_at: '2026-01-05T08:00:00Z',
      },
    ];
    const content = {
      export_version: '1.0',
      journals: [{ title: 'Mine', entries }],
      mood_definitions: [{ name: 'grateful', category: 'positive' }],
      moments,
    };
    const batch = readJourniv(content, new Set(['media/e/m_a.jpg']), context);
    expect(batch.entries.map(({ title, body, tags, localDate, photos }) => [title, body, tags, localDate, photos.length])).toEqual([
      ['First', 'Old words', ['home'], '2026-01-04', 1],
      ['', '## Plan\n- one', [], '2026-01-04', 0],
    ]);
    expect(new Set(batch.entries.map(({ key }) => key)).size).toBe(2);
    expect(batch.moods.map(({ name, note, activities }) => [name, note, activities])).toEqual([
      ['Grateful', 'tea', []],
      ['Calm', '', ['Walk']],
    ]);
    expect(batch.entries[0]?.moodKey).toBe(batch.moods[0]?.key);
    expect(batch.moodScores).toEqual([
      { name: 'Grateful', score: 4 },
      { name: 'Calm', score: null },
    ]);
    expect(left(batch)).toEqual({ draft: 1, media: 1 });
  });
});

describe('our own export', () => {
  const head = { format: 'everstep', version: 1, exportedAt: '2026-03-01T10:00:00.000Z', timeZone: 'UTC' };

  it('takes what is whole and leaves out what is damaged', () => {
    const mood = {
      id: '019c0000-0000-7000-8000-000000000001',
      score: 4,
      quadrant: null,
      words: [],
      activities: [],
      note: '',
      at: '2026-02-01T10:00:00.000Z',
      localDate: '2026-02-01',
      timeZone: 'UTC',
      createdAt: '2026-02-01T10:00:00.000Z',
    };
    const batch = readOwnExport({ ...head, moods: [mood, { ...mood, score: 9 }], ledger: [1, 2] }, none, context);
    expect(batch.moods).toMatchObject([{ key: mood.id, id: mood.id, score: 4 }]);
    expect(left(batch)).toEqual({ unreadable: 1, points: 2 });
  });

  it('refuses what a later version wrote', () => {
    expect(() => readOwnExport({ ...head, version: 2 }, none, context)).toThrow(/later version/);
    expect(() => readOwnExport({ format: 'everstep' }, none, context)).toThrow(/damaged/);
  });
});

describe('CSV', () => {
  it('reads quotes, any line break and empty fields', () => {
    expect(readCsv('a,"b ""x"", y",\r\n\r\n"l1\nl2",c"d,e\rlast')).toEqual([['a', 'b "x", y', ''], ['l1\nl2', 'c"d', 'e'], ['last']]);
    expect(readCsv('a,')).toEqual([['a', '']]);
    expect(readCsv('')).toEqual([]);
  });

  it('refuses what is cut off or is none', () => {
    expect(() => readCsv('a,"b')).toThrow(/never closed/);
    expect(() => readCsv('"a"b')).toThrow(/no CSV/);
  });
});

it('says a batch that the server takes', () => {
  expect(ImportBatch.safeParse(loopBatch(readLoopCsv(loopFiles), 'loop-csv', context)).error).toBeUndefined();
});
