import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { CallError, databases, errorOf, type Person, world } from '../testing/index.ts';
import { transferSweep } from './sweep.ts';
import { added, at, diary, entriesOf, everything, look, mood, moodsOf, takeIn, titles } from './testing/doing.ts';
import { daylioCsv, dayOneJson, loopDb, loopHabit, loopTick, loopZip } from './testing/files.ts';

describe.each(databases)('take-in on %s', (database) => {
  it('shows what a file would bring before anything is stored', async () => {
    const { ada } = await world(database, at);
    const preview = await look(ada, loopDb(), 'Loop Habits Backup.db');
    expect(preview).toMatchObject({
      origin: 'loop',
      format: 'loop-db',
      fileName: 'Loop Habits Backup.db',
      from: '2026-02-27',
      to: '2026-02-28',
    });
    expect(preview.counts).toEqual([
      { kind: 'habit', found: 2, fresh: 2, here: 0 },
      { kind: 'tick', found: 3, fresh: 3, here: 0 },
    ]);
    expect(preview.samples[0]).toEqual({ kind: 'habit', localDate: '2026-02-27', text: 'Meditate' });
    expect(await titles(ada)).toEqual([]);
    expect((await ada.call(api.transfer.read, { query: {} })).pending).toEqual(preview);
  });

  it('takes habits in with their days, for no points and no active day, and counts them in their strength', async () => {
    const { ada, db } = await world(database, at);
    const days = Array.from({ length: 60 }, (_, index) => loopTick(3, new Date(Date.UTC(2026, 1, 28 - index)).toISOString().slice(0, 10)));
    const result = await takeIn(ada, loopDb(loopHabit(3, 'Swim'), ...days));
    expect([added(result), result.here]).toEqual([{ habit: 3, tick: 63 }, 0]);
    const { habits } = await ada.call(api.habits.list, { query: {} });
    expect(habits.map(({ title, kind, target, unit }) => [title, kind, target, unit])).toEqual([
      ['Meditate', 'yes-no', null, ''],
      ['Read', 'at-least', 20, 'pages'],
      ['Swim', 'yes-no', null, ''],
    ]);
    expect(habits[2]?.strength).toBeGreaterThan(0.8);
    const progress = await db.query
      .selectFrom('memberProgress')
      .select(['xp', 'coins', 'activeDays', 'counters'])
      .where('memberId', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(progress).toEqual({ xp: 0, coins: 0, activeDays: 0, counters: '{}' });
    expect(await db.query.selectFrom('memberDay').selectAll().execute()).toEqual([]);
  });

  it('earns nothing for what came in, by whatever name it is asked for or sent again', async () => {
    const { ada } = await world(database, at);
    await takeIn(ada, loopDb());
    await takeIn(ada, daylioCsv(mood('2026-03-01')));
    const [habit] = (await ada.call(api.habits.list, { query: {} })).habits;
    const [felt] = (await ada.call(api.mood.list, { query: {} })).moods;
    const plan = { id: habit?.id, title: 'Mine', kind: 'yes-no' as const, schedule: { per: 'day' as const, times: 1 } };
    const awards = [
      await ada.call(api.gamification.awardXp, { body: { source: 'habit_creation', metadata: { habitId: habit?.id ?? '' } } }),
      await ada.call(api.gamification.awardXp, { body: { source: 'mood_log', metadata: { moodId: felt?.id ?? '' } } }),
      (await ada.call(api.habits.create, { body: plan })).award,
      (await ada.call(api.mood.log, { body: { id: felt?.id, score: 3 } })).award,
    ];
    expect(awards.map(({ xpAwarded }) => xpAwarded)).toEqual([0, 0, 0, 0]);
    expect(await ada.call(api.gamification.progress)).toMatchObject({ points: 0, coins: 0 });
    const own = await ada.call(api.mood.log, { body: { score: 4 } });
    expect(own.award.xpAwarded).toBeGreaterThan(0);
  });

  it('adds nothing when the same file comes twice, however it is confirmed', async () => {
    const { ada } = await world(database, at);
    for (const file of [loopDb(), daylioCsv(mood('2026-02-01')), dayOneJson(diary('A', 'Fog.'))]) {
      await takeIn(ada, file);
      const before = await everything(ada);
      const again = await takeIn(ada, file);
      expect([added(again), again.here > 0]).toEqual([{}, true]);
      expect(await everything(ada)).toEqual(before);
    }
    const { id } = await look(ada, dayOneJson(diary('B', 'Sun.')));
    const confirm = () => ada.call(api.transfer.confirm, { params: { id }, body: {} });
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await entriesOf(ada)).toHaveLength(2);
  });

  it('adds of an overlapping file what is new, whichever of Loop’s exports it is', async () => {
    const { ada } = await world(database, at);
    await takeIn(ada, loopDb());
    expect(added(await takeIn(ada, await loopZip()))).toEqual({});
    const later = loopDb(loopTick(1, '2026-03-01'), loopHabit(3, 'Swim'));
    expect(added(await takeIn(ada, later))).toEqual({ habit: 1, tick: 1 });
    expect(await titles(ada)).toEqual(['Meditate', 'Read', 'Swim']);

    const { bo } = await world(database, at);
    await takeIn(bo, await loopZip());
    const renamed = await takeIn(bo, loopDb());
    expect(added(renamed)).toEqual({});
    // From now on it is known by Loop's own id, and may be called something else.
    expect(added(await takeIn(bo, loopDb(`update Habits set name = 'Sit' where id = 1`)))).toEqual({});
  });

  it('leaves days as they are that their member has entered, taken back or deleted', async () => {
    const { ada } = await world(database, at);
    await takeIn(ada, loopDb());
    const [habit] = (await ada.call(api.habits.list, { query: {} })).habits;
    const params = { id: habit?.id ?? '' };
    await ada.call(api.habits.undo, { params, query: { date: '2026-02-27' } });
    await ada.call(api.habits.complete, { params, body: { date: '2026-03-01', note: 'mine' } });
    expect(added(await takeIn(ada, loopDb(loopTick(1, '2026-03-01', 2, 'theirs'))))).toEqual({});
    const { days } = await ada.call(api.habits.history, { params, query: {} });
    expect(days.map(({ localDate }) => localDate)).toEqual(['2026-02-28', '2026-03-01']);
    expect((await ada.call(api.habits.notes, { params, query: {} })).notes.map(({ note }) => note)).toEqual(['mine']);
  });

  it('asks where moods with names of one’s own stand, and leaves out what has no place', async () => {
    const { ada } = await world(database, at);
    const file = daylioCsv(mood('2026-02-01', 'rad'), mood('2026-02-02', 'so so'), mood('2026-02-03', 'flat'));
    expect((await look(ada, file)).moods).toEqual([
      { name: 'so so', score: null, count: 1 },
      { name: 'flat', score: null, count: 1 },
      { name: 'rad', score: 5, count: 1 },
    ]);
    const result = await takeIn(ada, file, [
      { name: 'so so', score: 3 },
      { name: 'rad', score: 4 },
    ]);
    expect([added(result), result.leftOut]).toEqual([{ mood: 2 }, [{ reason: 'unknown-mood', count: 1 }]]);
    expect((await moodsOf(ada)).map(({ score, words, activities }) => [score, words, activities])).toEqual([
      [3, ['so so'], ['walk', 'friends']],
      [4, [], ['walk', 'friends']],
    ]);
    // Placed later, it is taken in then.
    expect(added(await takeIn(ada, file, [{ name: 'flat', score: 2 }]))).toEqual({ mood: 1 });
  });

  it('takes entries in so that they are found by their words and tags', async () => {
    const { ada } = await world(database, at);
    await takeIn(ada, dayOneJson(diary('A', '# The hill\n\nFog over the *river*.')));
    const found = await ada.call(api.journal.list, { query: { q: 'river' } });
    expect(found.entries.map(({ title, localDate, tags }) => [title, localDate, tags])).toEqual([['The hill', '2026-02-01', ['hill']]]);
    expect((await ada.call(api.journal.tags)).tags).toEqual([{ tag: 'hill', count: 1 }]);
  });

  it('keeps one file an hour for each member, and forgets it when told, or when another one comes', async () => {
    const { ada, bo, clock, files, deps } = await world(database, at);
    const first = await look(ada, loopDb());
    const second = await look(ada, daylioCsv(mood('2026-02-01')));
    const confirm = (who: Person, { id }: { id: string }) => who.call(api.transfer.confirm, { params: { id }, body: {} });
    await expect(confirm(ada, first)).rejects.toMatchObject({ status: 404 });
    await expect(confirm(bo, second)).rejects.toMatchObject({ status: 404 });
    expect(files.keys()).toHaveLength(1);
    await expect(bo.call(api.transfer.discard, { params: { id: second.id } })).rejects.toMatchObject({ status: 404 });
    await ada.call(api.transfer.discard, { params: { id: second.id } });
    expect([files.keys(), (await ada.call(api.transfer.read, { query: {} })).pending]).toEqual([[], null]);

    const third = await look(ada, loopDb());
    clock.advance({ minutes: 61 });
    await expect(confirm(ada, third)).rejects.toMatchObject({ status: 404 });
    await transferSweep.run(deps);
    expect([files.keys(), await deps.db.query.selectFrom('importFile').selectAll().execute()]).toEqual([[], []]);
    expect(await deps.db.query.selectFrom('storedFile').selectAll().execute()).toEqual([]);
  });

  it('stores nothing of a file that it cannot read, and says no word of it in the log', async () => {
    const { ada, files, logged } = await world(database, at);
    for (const bytes of [Buffer.from('canary words'), Buffer.from('{"entries": [canary'), loopDb().subarray(0, 5000)]) {
      const error = await look(ada, bytes, 'canary.txt').catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(CallError);
      expect(error).toMatchObject({ status: 422, fields: [{ path: 'body.file' }] });
      expect(String(error)).not.toMatch(/canary/);
    }
    expect([files.keys(), (await ada.call(api.transfer.read, { query: {} })).pending]).toEqual([[], null]);
    expect(JSON.stringify(logged)).not.toMatch(/canary/);
  });

  it('refuses a file that is larger than it takes', async () => {
    const { ada } = await world(database, at);
    const form = new FormData();
    form.set('file', new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'large.zip'));
    const response = await ada.fetch('/api/imports', { method: 'POST', body: form });
    expect([response.status, (await errorOf(response)).code]).toEqual([413, 'too_large']);
  });

  it('finds room for as many habits as fit and says how many do not', async () => {
    const { ada } = await world(database, at);
    const result = await takeIn(ada, loopDb(...Array.from({ length: 203 }, (_, index) => loopHabit(index + 3, `Habit ${index}`))));
    expect([added(result).habit, result.leftOut]).toEqual([200, [{ reason: 'no-room', count: 5 }]]);
  });
});
