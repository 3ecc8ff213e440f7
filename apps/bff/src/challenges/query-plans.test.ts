import { api } from '@everstep/domain';
import { expect, it } from 'vitest';
import { explain, isRead, listeningDatabase, WHOLE_TABLE, world } from '../testing/index.ts';

const { challenges } = api;

it('finds the rows of every call by an index, and never reads the whole history of a member', async () => {
  const { db, database, asked } = await listeningDatabase();
  const { ada } = await world('sqlite', { deps: { db } });
  asked.length = 0;
  const params = { templateId: '7DAY001' };
  const { run } = await ada.call(challenges.start, { params, body: {} });
  const id = run?.id ?? '';
  await ada.call(api.gamification.checkIn, { body: {} });
  await ada.call(challenges.checkIn, { params: { id }, body: { task: 'b' } });
  await ada.call(challenges.pause, { params: { id }, body: {} });
  await ada.call(challenges.overview);
  await ada.call(challenges.userProgress);
  await ada.call(challenges.stop, { params: { id }, body: {} });
  await ada.call(challenges.closedRuns, { query: {} });
  const cursor = Buffer.from(`2027-01-01T00:00:00.000Z\n${id}`).toString('base64url');
  await ada.call(challenges.closedRuns, { query: { cursor } });

  const statements = new Map(
    asked.filter((query) => isRead(query) && /challenge|"act_date" >=/.test(query.sql)).map((query) => [query.sql, query.parameters]),
  );
  expect(statements.size).toBeGreaterThan(6);
  const plans = [...statements].map(([sql, parameters]) => ({ sql, plan: explain(database, sql, parameters) }));
  expect(plans.filter(({ plan }) => plan.some((step) => WHOLE_TABLE.test(step)))).toEqual([]);
  expect(plans.filter(({ plan }) => plan.some((step) => /^SEARCH ledger .*\(member_id=\?\)$/.test(step)))).toEqual([]);
  expect(plans.filter(({ sql, plan }) => / limit /.test(sql) && plan.some((step) => step.includes('TEMP B-TREE')))).toEqual([]);
});

it('asks at most six times for the open runs of a member, however many there are', async () => {
  const { db, asked } = await listeningDatabase();
  const { ada } = await world('sqlite', { deps: { db } });
  for (const templateId of ['7DAY001', '21DAY001', '60DAY001']) await ada.call(challenges.start, { params: { templateId }, body: {} });
  await ada.call(challenges.userProgress);
  asked.length = 0;
  await ada.call(challenges.userProgress);
  expect(asked.filter((query) => isRead(query) && !/"session"/.test(query.sql)).length).toBeLessThanOrEqual(6);
});
