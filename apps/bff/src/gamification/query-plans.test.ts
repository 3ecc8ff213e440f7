import { api } from '@everstep/domain';
import { expect, it } from 'vitest';
import { explain, isRead, listeningDatabase, WHOLE_TABLE, world } from '../testing/index.ts';

/** Tables that grow with every act. Only the sum over the whole ledger may read all rows of a member. */
const WHOLE_HISTORY = /^SEARCH (ledger|mood|member_day|member_pause|checkin) .*\(member_id=\?\)$/;
const READS_ALL = ['select sum("xp") as "xp", sum("coins") as "coins" from "ledger" where "member_id" = ?'];

/** Nothing but the member is asked for, in the order of the key: it stops at its limit. */
const STOPS_SOON = / where "member_id" = \? order by "seq" desc limit \d+$/;

it('finds the rows of every call of a member by an index, however many there are', async () => {
  const { db, database, asked } = await listeningDatabase();
  const { ada } = await world('sqlite', { deps: { db } });
  asked.length = 0;
  const { id } = await ada.call(api.mood.log, { body: { score: 3, quadrant: 'low-pleasant' } });
  await ada.call(api.gamification.checkIn, { body: {} });
  await ada.call(api.mood.edit, { params: { id }, body: { version: 1, score: 4 } });
  await ada.call(api.mood.remove, { params: { id } });
  await ada.call(api.mood.restore, { params: { id } });
  await ada.call(api.gamification.spendCoins, { body: { amount: 1, item: 'cover' } });
  const { nextCursor } = await ada.call(api.gamification.ledger, { query: { limit: 1 } });
  await ada.call(api.gamification.ledger, { query: { limit: 1, cursor: nextCursor ?? '' } });
  for (const kind of ['acts', 'coins'] as const) await ada.call(api.gamification.ledger, { query: { kind, limit: 1 } });
  const { localDate } = await ada.call(api.gamification.checkIn, { body: {} });
  await ada.call(api.gamification.undoCheckIn, { params: { date: localDate } });
  const pause = await ada.call(api.gamification.planPause, { body: { from: localDate, days: 3 } });
  await ada.call(api.gamification.pauses);
  await ada.call(api.gamification.streakCare);
  await ada.call(api.gamification.days, { query: { from: '2026-03-01', to: '2026-03-31' } });
  await ada.call(api.gamification.day, { params: { date: localDate } });
  await ada.call(api.gamification.endPause, { params: { id: pause.id } });
  await ada.call(api.gamification.changeBoardSettings, { body: { listed: true } });
  await ada.call(api.mood.list, { query: { from: '2026-01-01', to: '2026-12-31' } });
  const cursor = Buffer.from(`2027-01-01\n2027-01-01T00:00:00.000Z\n${id}`).toString('base64url');
  await ada.call(api.mood.list, { query: { cursor } });
  for (const read of ['enhancedStats', 'enhancedProgress', 'progress', 'userProgress', 'myProgress'] as const) {
    await ada.call(api.gamification[read]);
  }
  await ada.call(api.gamification.achievements, { query: {} });
  for (const category of ['xp', 'streak', 'habits'] as const) await ada.call(api.gamification.leaderboard, { query: { category } });
  const goal = await ada.call(api.goals.create, { body: { title: 'Finish my thesis', size: 'L' } });
  await ada.call(api.goals.confidence, { params: { id: goal.id }, body: { value: 4 } });
  const older = Buffer.from(`2027-01-01T00:00:00.000Z\n${goal.id}`).toString('base64url');
  await ada.call(api.goals.list, { query: { cursor: older } });
  await ada.call(api.goals.list, { query: { state: 'active', cursor: older } });
  await ada.call(api.goals.recent);
  await ada.call(api.goals.remove, { params: { id: goal.id } });
  await ada.call(api.goals.restore, { params: { id: goal.id } });
  await ada.call(api.dashboard.read, { query: {} });

  const statements = new Map(asked.filter(isRead).map((query) => [query.sql, query.parameters]));
  expect(statements.size).toBeGreaterThan(25);
  const plans = [...statements].map(([sql, parameters]) => ({ sql, plan: explain(database, sql, parameters) }));
  expect(plans.filter(({ plan }) => plan.some((step) => WHOLE_TABLE.test(step)))).toEqual([]);
  const long = plans.filter(
    ({ sql, plan }) => !READS_ALL.includes(sql) && !STOPS_SOON.test(sql) && plan.some((step) => WHOLE_HISTORY.test(step)),
  );
  expect(long).toEqual([]);
  const sorted = plans.filter(({ sql, plan }) => / limit /.test(sql) && plan.some((step) => step.includes('TEMP B-TREE')));
  // A board sorts those who are listed; pages come in the order of their index.
  expect(sorted.filter(({ sql }) => !sql.includes('"listed" ='))).toEqual([]);
});

it('asks at most seven times for a dashboard, once more for a challenge, and twice more each for goals and habits', async () => {
  const { db, asked } = await listeningDatabase();
  const { ada } = await world('sqlite', { deps: { db } });
  await ada.call(api.gamification.checkIn, { body: {} });
  await ada.call(api.goals.create, { body: { title: 'Finish my thesis', size: 'L' } });
  await ada.call(api.habits.create, { body: { title: 'Read', kind: 'yes-no', schedule: { per: 'day', times: 1 } } });
  asked.length = 0;
  await ada.call(api.dashboard.read, { query: {} });
  expect(asked.filter(isRead).length).toBeLessThanOrEqual(12);
});
