import { addDays, api } from '@everstep/domain';
import { expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { explain, isRead, listeningDatabase, WHOLE_TABLE, world } from '../testing/index.ts';

const FIRST_DAY = '2016-03-01';
const MOODS = 7300;

/** Two moods a day for ten years. */
async function tenYears(db: Db, memberId: string): Promise<void> {
  const rows = Array.from({ length: MOODS }, (_, index) => {
    const at = `${addDays(FIRST_DAY, Math.floor(index / 2))}T${index % 2 === 0 ? '08' : '20'}:00:00.000Z`;
    const text = { words: '[]', activities: index % 3 === 0 ? '["walk"]' : '[]', note: '' };
    const mood = { score: 1 + (index % 5), quadrant: null, at, localDate: at.slice(0, 10), timeZone: 'UTC' };
    return { id: `mood-${index}`, memberId, ...mood, ...text, version: 1, createdAt: at, updatedAt: at, deletedAt: null };
  });
  for (let from = 0; from < rows.length; from += 1000) {
    await db.query
      .insertInto('mood')
      .values(rows.slice(from, from + 1000))
      .execute();
  }
}

it('reads spans of days by their index, however many moods there are', async () => {
  const { db, database, asked } = await listeningDatabase();
  const { ada } = await world('sqlite', { deps: { db }, at: '2026-02-25T21:00' });
  await tenYears(db, ada.id);
  const habit = await ada.call(api.habits.create, { body: { title: 'Read', kind: 'yes-no', schedule: { per: 'day', times: 1 } } });
  asked.length = 0;
  const insights = await ada.call(api.mood.insights);
  expect(insights).toMatchObject({ daysLogged: 365, firstDate: FIRST_DAY });
  await ada.call(api.mood.days, { query: { from: '2020-01-01', to: '2020-12-31' } });
  for (const [kind, subject] of [
    ['activity', 'walk'],
    ['habit', habit.id],
  ] as const) {
    const { id } = await ada.call(api.mood.startExperiment, { body: { kind, subject } });
    await ada.call(api.mood.experiments, { query: {} });
    await ada.call(api.mood.stopExperiment, { params: { id } });
    await ada.call(api.mood.removeExperiment, { params: { id } });
    await ada.call(api.mood.restoreExperiment, { params: { id } });
  }
  const { nextCursor } = await ada.call(api.mood.experiments, { query: { limit: 1 } });
  await ada.call(api.mood.experiments, { query: { limit: 1, cursor: nextCursor ?? '' } });

  const statements = new Map(asked.filter(isRead).map((query) => [query.sql, query.parameters]));
  const plans = [...statements].map(([sql, parameters]) => ({ sql, plan: explain(database, sql, parameters) }));
  expect(plans.filter(({ plan }) => plan.some((step) => WHOLE_TABLE.test(step)))).toEqual([]);
  // Without dates only the first mood of all is looked for, and pages stop at their limit.
  const all = plans.filter(({ plan }) => plan.some((step) => /^SEARCH mood(_experiment)? .*\(member_id=\?\)$/.test(step)));
  expect(all.filter(({ sql }) => !/ order by "(local_date|starts_on)".* limit /.test(sql))).toEqual([]);
  expect(plans.filter(({ sql, plan }) => / limit /.test(sql) && plan.some((step) => step.includes('TEMP B-TREE')))).toEqual([]);
});
