import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';

describe.each(databases)('what moods show on %s', (database) => {
  it('is the mean of each day, without the days that have none and without deleted moods', async () => {
    const { ada, bo } = await world(database, { at: '2026-03-10T20:00' });
    const log = (score: number, day: string) => ada.call(api.mood.log, { body: { score, at: `${day}T12:00:00.000Z` } });
    await log(2, '2026-03-01');
    await log(4, '2026-03-01');
    await log(5, '2026-03-04');
    const { id } = await log(1, '2026-03-05');
    await ada.call(api.mood.remove, { params: { id } });
    await bo.call(api.mood.log, { body: { score: 1, at: '2026-03-01T12:00:00.000Z' } });
    const { days } = await ada.call(api.mood.days, { query: { from: '2026-03-01', to: '2026-03-31' } });
    expect(days).toEqual([
      { date: '2026-03-01', mean: 3, count: 2 },
      { date: '2026-03-04', mean: 5, count: 1 },
    ]);
    await expect(ada.call(api.mood.days, { query: { from: '2024-01-01', to: '2026-03-31' } })).rejects.toMatchObject({ status: 422 });
  });

  it('goes by weekday and by the hour of the member’s own day', async () => {
    const { ada } = await world(database, { zone: 'Asia/Tokyo', at: '2026-03-10T20:00' });
    // 23:30 UTC is half past eight on the next morning in Tokyo: a Monday.
    await ada.call(api.mood.log, { body: { score: 4, at: '2026-03-01T23:30:00.000Z' } });
    const insights = await ada.call(api.mood.insights);
    expect(insights).toMatchObject({
      byWeekday: [{ part: 0, mean: 4, count: 1 }],
      byHour: [{ part: 8, mean: 4, count: 1 }],
      correlations: [],
    });
  });

  it('compares days with an activity and without, from fourteen days on', async () => {
    const { ada } = await world(database, { at: '2026-03-31T12:00' });
    for (let day = 1; day <= 20; day += 1) {
      const at = `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`;
      await ada.call(api.mood.log, { body: { score: day % 2 === 0 ? 5 : 2, activities: day % 2 === 0 ? ['walk'] : [], at } });
      if (day === 13) expect((await ada.call(api.mood.insights)).correlations).toEqual([]);
    }
    const { correlations } = await ada.call(api.mood.insights);
    expect(correlations[0]).toMatchObject({ kind: 'activity', label: 'walk', pairs: 20, meanWith: 5, meanWithout: 2, mayBeChance: false });
    expect(correlations.map(({ nextDay }) => nextDay).sort()).toEqual([false, true]);
  });

  it('compares days on which a habit was done with those on which it was not, and leaves out the rest', async () => {
    const { ada, bo } = await world(database, { at: '2026-03-22T12:00' });
    const plant = (title: string, more = {}) =>
      ada.call(api.habits.create, {
        body: { title, kind: 'yes-no', schedule: { per: 'day', times: 1 }, startDate: '2026-03-01', ...more },
      });
    const [walk, cups, young] = [
      await plant('Walk'),
      await plant('Coffee', { kind: 'at-most', target: 2, unit: 'cups' }),
      await plant('Young', { startDate: '2026-03-15' }),
    ];
    const enter = (id: string, date: string, value?: number) =>
      ada.call(api.habits.complete, { params: { id }, body: value === undefined ? { date } : { date, value } });
    for (let day = 1; day <= 20; day += 1) {
      const date = `2026-03-${String(day).padStart(2, '0')}`;
      await ada.call(api.mood.log, { body: { score: day % 2 === 0 ? 4 : 3, at: `${date}T12:00:00.000Z` } });
      if (day % 2 === 0) await enter(walk.id, date);
      if (day <= 16) await enter(cups.id, date, day % 2 === 0 ? 2 : 3);
      if (day >= 15) await enter(young.id, date);
    }
    await ada.call(api.habits.skip, { params: { id: walk.id }, body: { date: '2026-03-01', reason: 'sick' } });
    const { correlations, daysLogged, firstDate } = await ada.call(api.mood.insights);
    expect({ daysLogged, firstDate }).toEqual({ daysLogged: 20, firstDate: '2026-03-01' });
    const sameDay = correlations.filter(({ nextDay }) => !nextDay);
    expect(sameDay).toHaveLength(2);
    const apart = { meanWith: 4, meanWithout: 3, mayBeChance: false };
    expect(sameDay).toContainEqual(expect.objectContaining({ kind: 'habit', id: walk.id, label: 'Walk', pairs: 19, ...apart }));
    expect(sameDay).toContainEqual(expect.objectContaining({ kind: 'limit', id: cups.id, label: 'Coffee', pairs: 16, ...apart }));
    expect(await bo.call(api.mood.insights)).toMatchObject({ daysLogged: 0, firstDate: null, correlations: [] });
  });
});
