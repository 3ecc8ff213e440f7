import { addDays, api, type Body, type MoodExperiment } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, type World, world } from '../testing/index.ts';
import { experimentsSweep } from './sweep.ts';

const FIRST = '2026-03-02';
const begin = (who: Person, body: Partial<Body<typeof api.mood.startExperiment>> = {}) =>
  who.call(api.mood.startExperiment, { body: { kind: 'activity', subject: 'walk', ...body } });
const read = (who: Person) => who.call(api.mood.experiments, { query: {} });
const stop = (who: Person, { id }: Pick<MoodExperiment, 'id'>) => who.call(api.mood.stopExperiment, { params: { id } });
const remove = (who: Person, { id }: Pick<MoodExperiment, 'id'>) => who.call(api.mood.removeExperiment, { params: { id } });
const restore = (who: Person, { id }: Pick<MoodExperiment, 'id'>) => who.call(api.mood.restoreExperiment, { params: { id } });
const log = (who: Person, date: string, score: number, activities: string[] = []) =>
  who.call(api.mood.log, { body: { score, activities, at: `${date}T12:00:00.000Z` } });
const plant = (who: Person, more = {}) =>
  who.call(api.habits.create, { body: { title: 'Walk', kind: 'yes-no', schedule: { per: 'day', times: 1 }, ...more } });

/** The same member a day later, on a token that still holds. */
async function nextDay({ as, clock }: World, who: Person): Promise<Person> {
  clock.advance({ days: 1 });
  const token = (await who.fetch('/api/auth/me')).headers.get('x-renewed-token');
  return token === null ? who : as(token, who.id);
}

describe.each(databases)('experiments on %s', (database) => {
  it('have seven days with and seven without in blocks of two, fixed once and for all, and earn nothing', async () => {
    const { ada } = await world(database, { at: `${FIRST}T09:00` });
    const started = await begin(ada);
    expect(started).toMatchObject({
      state: 'running',
      startsOn: FIRST,
      endsOn: '2026-03-15',
      label: 'walk',
      result: null,
      stoppedOn: null,
    });
    const plan = started.days.map(({ planned }) => planned);
    expect(plan.filter(Boolean)).toHaveLength(7);
    for (let block = 0; block < 14; block += 2) expect(plan[block]).not.toBe(plan[block + 1]);
    const { today, current, past } = await read(ada);
    expect({ today, past }).toEqual({ today: FIRST, past: [] });
    expect(current).toEqual(started);
    expect((await ada.call(api.gamification.progress)).points).toBe(0);
  });

  it('run one at a time, however many devices begin', async () => {
    const { ada, bo, deps } = await world(database, { at: `${FIRST}T09:00` });
    const id = deps.ids.next();
    const same = await Promise.all([begin(ada, { id }), begin(ada, { id })]);
    expect(same[0]).toEqual(same[1]);
    await expect(begin(ada, { subject: 'reading' })).rejects.toMatchObject({ status: 409, code: 'limit_reached' });
    expect((await read(bo)).current).toBeNull();
    expect((await begin(bo, { id })).id).not.toBe(id);
    await stop(ada, { id });
    const others = await Promise.allSettled([begin(ada), begin(ada)]);
    expect(others.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('follow the activities of the moods of each day, and tell the difference once they are over', async () => {
    const on = await world(database, { at: `${FIRST}T21:00` });
    let { ada } = on;
    const { days } = await begin(ada);
    for (const { date, planned } of days) {
      await log(ada, date, planned ? 5 : 3, planned ? ['walk'] : []);
      const running = (await read(ada)).current;
      expect(running?.result).toBeNull();
      expect(running?.days.find((day) => day.date === date)).toMatchObject({ done: planned || null, mean: planned ? 5 : 3 });
      ada = await nextDay(on, ada);
    }
    const { current, past } = await read(ada);
    expect(current).toBeNull();
    expect(past[0]).toMatchObject({ state: 'finished', result: { asPlanned: 14, known: 14, byDone: null } });
    expect(past[0]?.result?.byPlan).toMatchObject({ difference: 2, daysWith: 7, daysWithout: 7, mayBeChance: false });
    expect((await begin(ada)).startsOn).toBe(addDays(FIRST, 14));
  });

  it('follow the ticks of a habit, deleted or not, and keep to its name', async () => {
    const on = await world(database, { at: `${FIRST}T21:00` });
    let { ada } = on;
    const habit = await plant(ada);
    const params = { id: habit.id };
    const { label, days } = await begin(ada, { kind: 'habit', subject: habit.id });
    expect(label).toBe('Walk');
    for (const { date } of days) {
      await log(ada, date, 3);
      if (date < '2026-03-07') await ada.call(api.habits.complete, { params, body: { date } });
      ada = await nextDay(on, ada);
    }
    await ada.call(api.habits.remove, { params });
    const [over] = (await read(ada)).past;
    expect(over?.days.map(({ done }) => done)).toEqual(days.map(({ date }) => date < '2026-03-07'));
    expect(over?.result?.byPlan).toMatchObject({ difference: 0, mayBeChance: true });
    expect(over?.result?.byDone).toMatchObject({ daysWith: 5, daysWithout: 9 });
  });

  it('look at the mood of the day after where that is asked', async () => {
    const { ada, clock } = await world(database, { at: `${FIRST}T21:00` });
    await begin(ada, { nextDay: true });
    await log(ada, FIRST, 1);
    clock.advance({ days: 1 });
    await log(ada, '2026-03-03', 4);
    expect((await read(ada)).current?.days.slice(0, 2).map(({ mean }) => mean)).toEqual([4, null]);
  });

  it('begin today or tomorrow', async () => {
    const { ada } = await world(database, { at: `${FIRST}T21:00` });
    for (const startsOn of ['2026-03-01', '2026-03-04']) {
      await expect(begin(ada, { startsOn })).rejects.toMatchObject({
        status: 422,
        fields: [{ path: 'body.startsOn', message: 'Begin today or tomorrow.' }],
      });
    }
    const tomorrow = await begin(ada, { startsOn: '2026-03-03' });
    expect(tomorrow).toMatchObject({ state: 'scheduled', endsOn: '2026-03-16' });
    expect((await read(ada)).current?.id).toBe(tomorrow.id);
  });

  it('keep what came when they are stopped, and are stopped once', async () => {
    const { ada, clock } = await world(database, { at: `${FIRST}T21:00` });
    const started = await begin(ada);
    await log(ada, FIRST, 4);
    clock.advance({ days: 1 });
    const stopped = await stop(ada, started);
    expect(stopped).toMatchObject({ state: 'stopped', stoppedOn: '2026-03-03', result: { byPlan: null, known: 1 } });
    clock.advance({ days: 1 });
    expect(await stop(ada, started)).toEqual(stopped);
    const { current, past } = await read(ada);
    expect({ current, past }).toEqual({ current: null, past: [stopped] });
  });

  it('are about habits that one does', async () => {
    const { ada, bo } = await world(database, { at: `${FIRST}T21:00` });
    const [limit, archived, foreign] = [await plant(ada, { kind: 'at-most', target: 2 }), await plant(ada), await plant(bo)];
    await ada.call(api.habits.archive, { params: { id: archived.id } });
    for (const { id } of [limit, archived, foreign]) {
      await expect(begin(ada, { kind: 'habit', subject: id })).rejects.toMatchObject({
        status: 422,
        fields: [{ path: 'body.subject' }],
      });
    }
  });

  it('are read a page at a time, the newest first', async () => {
    const { ada, clock } = await world(database, { at: `${FIRST}T21:00` });
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await stop(ada, await begin(ada))).id);
      clock.advance({ days: 1 });
    }
    const first = await ada.call(api.mood.experiments, { query: { limit: 2 } });
    const next = await ada.call(api.mood.experiments, { query: { limit: 2, cursor: first.nextCursor ?? '' } });
    expect([...first.past, ...next.past].map(({ id }) => id)).toEqual(ids);
    expect(next.nextCursor).toBeNull();
  });

  it('are deleted once they are over, and come back as they were', async () => {
    const { ada, clock } = await world(database, { at: `${FIRST}T21:00` });
    const begun = await begin(ada);
    await log(ada, FIRST, 4);
    await expect(remove(ada, begun)).rejects.toMatchObject({ status: 409, code: 'conflict' });
    expect((await read(ada)).current?.id).toBe(begun.id);
    clock.advance({ days: 1 });
    const stopped = await stop(ada, begun);
    expect([await remove(ada, stopped), await remove(ada, stopped)]).toEqual([{ id: begun.id }, { id: begun.id }]);
    expect((await read(ada)).past).toEqual([]);
    await expect(stop(ada, stopped)).rejects.toMatchObject({ status: 404 });
    await expect(begin(ada, { id: begun.id })).rejects.toMatchObject({ status: 409, code: 'conflict' });
    const next = await begin(ada);
    expect([await restore(ada, stopped), await restore(ada, stopped)]).toEqual([stopped, stopped]);
    expect(await read(ada)).toMatchObject({ current: { id: next.id }, past: [stopped] });
  });

  it('are nobody else’s to delete or to bring back', async () => {
    const { ada, bo } = await world(database, { at: `${FIRST}T21:00` });
    const stopped = await stop(ada, await begin(ada));
    await expect(remove(bo, stopped)).rejects.toMatchObject({ status: 404, code: 'not_found' });
    expect((await read(ada)).past).toEqual([stopped]);
    await remove(ada, stopped);
    await expect(restore(bo, stopped)).rejects.toMatchObject({ status: 404, code: 'not_found' });
    expect((await read(ada)).past).toEqual([]);
  });

  it('are gone for good 30 days after they were deleted', async () => {
    const { ada, bo, clock, db, deps } = await world(database, { at: `${FIRST}T21:00` });
    const [gone, kept] = [await stop(ada, await begin(ada)), await stop(bo, await begin(bo))];
    await remove(ada, gone);
    clock.advance({ days: 30 });
    await experimentsSweep.run(deps);
    expect(await db.query.selectFrom('moodExperiment').select('id').execute()).toHaveLength(2);
    clock.advance({ seconds: 1 });
    await experimentsSweep.run(deps);
    expect(await db.query.selectFrom('moodExperiment').select('id').execute()).toEqual([{ id: kept.id }]);
  });
});
