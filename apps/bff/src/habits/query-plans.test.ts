import { api } from '@everstep/domain';
import { expect, it } from 'vitest';
import { explain, isRead, listeningDatabase, WHOLE_TABLE, world } from '../testing/index.ts';

/** Ticks that are read from a habit's first day on; only where nothing is settled yet, and counts since a link. */
const WHOLE_HABIT = /^SEARCH habit_tick .*\(habit_id=\?\)$/;

it('finds habits and their days by an index, however many there are', async () => {
  const { db, database, asked } = await listeningDatabase();
  const { ada } = await world('sqlite', { deps: { db } });
  const plan = { title: 'Read', kind: 'yes-no', schedule: { per: 'day', times: 1 } } as const;
  const { id } = await ada.call(api.habits.create, { body: plan });
  await ada.call(api.goals.create, { body: { title: 'Finish my thesis', size: 'L', habits: [{ id, target: 30 }] } });
  asked.length = 0;
  await ada.call(api.habits.complete, { params: { id }, body: { note: 'Page 112.' } });
  await ada.call(api.habits.undo, { params: { id }, query: {} });
  await ada.call(api.habits.skip, { params: { id }, body: { reason: 'rest' } });
  await ada.call(api.habits.list, { query: {} });
  await ada.call(api.habits.history, { params: { id }, query: {} });
  await ada.call(api.habits.notes, { params: { id }, query: { limit: 1 } });
  await ada.call(api.goals.list, { query: {} });
  await ada.call(api.habits.archive, { params: { id } });
  await ada.call(api.habits.list, { query: { archived: 'true' } });
  await ada.call(api.habits.remove, { params: { id } });
  await ada.call(api.habits.restore, { params: { id } });

  const statements = new Map(asked.filter(isRead).map((query) => [query.sql, query.parameters]));
  expect(statements.size).toBeGreaterThan(10);
  const plans = [...statements].map(([sql, parameters]) => ({ sql, plan: explain(database, sql, parameters) }));
  expect(plans.filter(({ plan }) => plan.some((step) => WHOLE_TABLE.test(step)))).toEqual([]);
  expect(plans.filter(({ plan }) => plan.some((step) => WHOLE_HABIT.test(step)))).toEqual([]);
  expect(plans.filter(({ sql, plan }) => / limit /.test(sql) && plan.some((step) => step.includes('TEMP B-TREE')))).toEqual([]);
  // What a goal counts of its habits is read from an index alone, and never gathered to be grouped.
  const counts = plans.filter(({ sql }) => /count\(\*\) as "count" from "habit_tick"/.test(sql));
  expect(counts.map(({ plan }) => plan.find((step) => step.includes('habit_tick')))).toEqual([
    expect.stringMatching(/^SEARCH habit_tick USING COVERING INDEX habit_tick_counted \(habit_id=\? AND kind=\? AND local_date>\?\)$/),
  ]);
  expect(plans.filter(({ plan }) => plan.some((step) => step.includes('TEMP B-TREE FOR GROUP BY')))).toEqual([]);
});
