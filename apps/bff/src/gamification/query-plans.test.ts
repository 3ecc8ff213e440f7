import { DatabaseSync } from 'node:sqlite';
import { api } from '@everstep/domain';
import { CamelCasePlugin, type CompiledQuery, Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { sqliteDialect } from '../db/dialects/sqlite.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import type { Tables } from '../db/tables.ts';
import { world } from '../testing/index.ts';

/** Tables that grow with every act. Only the sum over the whole ledger may read all rows of a member. */
const WHOLE_HISTORY = /^SEARCH (ledger|mood|member_day|checkin) .*\(member_id=\?\)$/;
const READS_ALL = ['select sum("xp") as "xp", sum("coins") as "coins" from "ledger" where "member_id" = ?'];

/** Nothing but the member is asked for, in the order of the key: it stops at its limit. */
const STOPS_SOON = / where "member_id" = \? order by "seq" desc limit \d+$/;

/** A database that tells which queries it was asked. */
async function listeningDatabase(): Promise<{ db: Db; database: DatabaseSync; asked: CompiledQuery[] }> {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  const asked: CompiledQuery[] = [];
  const query = new Kysely<Tables>({
    dialect: sqliteDialect(database, { acquireTimeoutMs: 3000, watch: { failed: (error) => error } }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => void asked.push(event.query),
  });
  const db: Db = { dialect: 'sqlite', query, relaxed: query, storage: async () => 'ok', close: () => query.destroy() };
  await migrate(db, migrations, '2026-01-01T00:00:00.000Z');
  asked.length = 0;
  return { db, database, asked };
}

const isRead = ({ sql }: CompiledQuery) => /^(select|update|delete)/.test(sql);
/** A table read from end to end; the index of those who chose to be listed holds but these. */
const WHOLE_TABLE = /^SCAN (?!CONSTANT ROW|board)\S+(?! USING (?:COVERING )?INDEX member_progress_listed)/;

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
  await ada.call(api.mood.list, { query: { from: '2026-01-01', to: '2026-12-31' } });
  const cursor = Buffer.from(`2027-01-01\n2027-01-01T00:00:00.000Z\n${id}`).toString('base64url');
  await ada.call(api.mood.list, { query: { cursor } });
  for (const read of ['enhancedStats', 'enhancedProgress', 'progress', 'userProgress', 'myProgress'] as const) {
    await ada.call(api.gamification[read]);
  }
  await ada.call(api.gamification.achievements, { query: {} });
  for (const category of ['xp', 'streak', 'habits'] as const) await ada.call(api.gamification.leaderboard, { query: { category } });
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

function explain(database: DatabaseSync, sql: string, parameters: readonly unknown[]): readonly string[] {
  // The parameters are those that the query was run with before.
  const rows = database.prepare(`explain query plan ${sql}`).all(...(parameters as readonly string[]));
  return rows.map(({ detail }) => String(detail));
}

it('asks at most seven times for a dashboard, whatever it shows', async () => {
  const { db, asked } = await listeningDatabase();
  const { ada } = await world('sqlite', { deps: { db } });
  await ada.call(api.gamification.checkIn, { body: {} });
  asked.length = 0;
  await ada.call(api.dashboard.read, { query: {} });
  expect(asked.filter(isRead).length).toBeLessThanOrEqual(7);
});
