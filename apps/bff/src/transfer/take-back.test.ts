import { api, type DataImport } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';
import { added, at, diary, entriesOf, everything, mood, moodsOf, takeIn, undo } from './testing/doing.ts';
import { daylioCsv, dayOneJson, loopDb, loopTick, SMALL_PNG, zipOf } from './testing/files.ts';

describe.each(databases)('taking an import back on %s', (database) => {
  it('removes everything that it added, and nothing else', async () => {
    const { ada, db } = await world(database, at);
    await ada.call(api.mood.log, { body: { score: 4 } });
    await ada.call(api.journal.write, { body: { body: 'My own.' } });
    await ada.call(api.habits.create, { body: { title: 'My own', kind: 'yes-no', schedule: { per: 'day', times: 1 } } });
    const before = await everything(ada);
    for (const file of [
      loopDb(),
      daylioCsv(mood('2026-02-01'), mood('2026-02-02', 'bad', 'word '.repeat(500))),
      dayOneJson(diary('A', 'Fog.'), diary('B', 'Sun.')),
    ]) {
      const result = await takeIn(ada, file);
      expect(await everything(ada)).not.toEqual(before);
      const undone = await undo(ada, result);
      expect([undone.removed, undone.kept, undone.undoUntil]).toEqual([result.added.reduce((sum, { count }) => sum + count, 0), [], null]);
      expect(await everything(ada)).toEqual(before);
      expect(await db.query.selectFrom('importRecord').selectAll().execute()).toEqual([]);
      // It can come again, and be taken back again.
      expect(added(await takeIn(ada, file))).toEqual(added(result));
      await undo(ada, (await ada.call(api.transfer.read, { query: {} })).imports[0] ?? result);
    }
  });

  it('keeps what its member has changed since, by name, and knows it from then on', async () => {
    const { ada, clock } = await world(database, at);
    const habits = await takeIn(ada, loopDb());
    const moods = await takeIn(ada, daylioCsv(mood('2026-02-01'), mood('2026-02-02'), mood('2026-02-03')));
    const entries = await takeIn(ada, dayOneJson(diary('A', '# Changed'), diary('B', '# Left')));
    clock.advance({ days: 3 });
    const [meditate, read] = (await ada.call(api.habits.list, { query: {} })).habits;
    await ada.call(api.habits.complete, { params: { id: meditate?.id ?? '' }, body: {} });
    await ada.call(api.habits.complete, { params: { id: read?.id ?? '' }, body: { date: '2026-02-28', value: 30 } });
    const [third, second] = await moodsOf(ada);
    await ada.call(api.mood.edit, { params: { id: third?.id ?? '' }, body: { version: 1, score: 2 } });
    await ada.call(api.journal.write, { body: { body: 'About that day.', moodId: second?.id ?? '' } });
    const changed = (await entriesOf(ada)).find(({ title }) => title === 'Changed');
    await ada.call(api.journal.edit, { params: { id: changed?.id ?? '' }, body: { version: 1, body: 'More.' } });

    const kept = ({ kept }: DataImport) => kept.map(({ kind, localDate, text }) => [kind, localDate, text]).sort();
    const undoneHabits = await undo(ada, habits);
    expect([undoneHabits.removed, kept(undoneHabits)]).toEqual([
      2,
      [
        ['habit', null, 'Meditate'],
        ['habit', null, 'Read'],
        ['tick', '2026-02-28', 'Read'],
      ],
    ]);
    const undoneMoods = await undo(ada, moods);
    expect([undoneMoods.removed, kept(undoneMoods)]).toEqual([
      1,
      [
        ['mood', '2026-02-02', ''],
        ['mood', '2026-02-03', ''],
      ],
    ]);
    const undoneEntries = await undo(ada, entries);
    expect([undoneEntries.removed, undoneEntries.keptCount, kept(undoneEntries)]).toEqual([1, 1, [['entry', '2026-02-01', 'Changed']]]);

    // What stayed does not come a second time; what went does.
    expect(added(await takeIn(ada, loopDb()))).toEqual({ tick: 2 });
    expect(added(await takeIn(ada, dayOneJson(diary('A', '# Changed'), diary('B', '# Left'))))).toEqual({ entry: 1 });
  });

  it('takes strength back with the days', async () => {
    const { ada } = await world(database, at);
    const days = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => loopTick(1, new Date(Date.UTC(2026, 0, from + index)).toISOString().slice(0, 10)));
    await takeIn(ada, loopDb(...days(1, 20)));
    const strength = async () => (await ada.call(api.habits.list, { query: {} })).habits[0]?.strength ?? 0;
    const before = await strength();
    const second = await takeIn(ada, loopDb(...days(1, 20), ...days(20, 50)));
    expect(await strength()).toBeGreaterThan(before);
    await undo(ada, second);
    expect(await strength()).toBeCloseTo(before, 10);
  });

  it('is done once, within thirty days, by whoever took it in', async () => {
    const { ada, bo, clock, db } = await world(database, at);
    const result = await takeIn(ada, daylioCsv(mood('2026-02-01')));
    await expect(undo(bo, result)).rejects.toMatchObject({ status: 404 });
    const answers = await Promise.all([undo(ada, result), undo(ada, result)]);
    expect(answers.map(({ removed }) => removed)).toEqual([1, 1]);
    const old = await takeIn(ada, daylioCsv(mood('2026-02-02')));
    // Sessions do not live as long as that.
    const longAgo = new Date(clock.now().getTime() - 31 * 86_400_000).toISOString();
    await db.query.updateTable('dataImport').set({ at: longAgo }).where('id', '=', old.id).execute();
    await expect(undo(ada, old)).rejects.toMatchObject({ status: 409 });
    expect((await ada.call(api.transfer.read, { query: {} })).imports.find(({ id }) => id === old.id)?.undoUntil).toBeNull();
  });

  it('takes photos in with their entries and back with them, bytes and all', async () => {
    const { ada, files, db } = await world(database, at);
    const entry = (uuid: string, md5: string) => diary(uuid, `# ${uuid}`, { photos: [{ md5 }] });
    const zip = await zipOf({
      'Journal.json': dayOneJson(entry('Left', 'aa'), entry('Told', 'bb'), entry('Broken', 'cc')),
      'photos/aa.jpeg': SMALL_PNG,
      'photos/bb.jpeg': SMALL_PNG,
      'photos/cc.jpeg': 'no picture at all',
    });
    const result = await takeIn(ada, zip);
    expect([added(result), result.leftOut]).toEqual([{ entry: 3 }, [{ reason: 'photos', count: 1 }]]);
    const read = async (title: string) => {
      const found = (await entriesOf(ada)).find((one) => one.title === title);
      return ada.call(api.journal.read, { params: { id: found?.id ?? '' } });
    };
    const told = await read('Told');
    expect([(await read('Left')).photos.length, told.photos.length, (await read('Broken')).photos.length]).toEqual([1, 1, 0]);
    expect((await ada.fetch(told.photos[0]?.url ?? '')).headers.get('content-type')).toBe('image/webp');
    expect(files.keys()).toHaveLength(4);

    await ada.call(api.journal.describePhoto, { params: { id: told.id, photoId: told.photos[0]?.id ?? '' }, body: { alt: 'A hill.' } });
    const undone = await undo(ada, result);
    expect([undone.removed, undone.kept.map(({ text }) => text)]).toEqual([2, ['Told']]);
    expect((await read('Told')).photos[0]?.alt).toBe('A hill.');
    expect([files.keys().length, (await db.query.selectFrom('storedFile').selectAll().execute()).length]).toEqual([2, 2]);
  });
});
