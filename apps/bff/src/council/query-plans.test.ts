import { api } from '@everstep/domain';
import { expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { explain, isRead, listeningDatabase, WHOLE_TABLE, world } from '../testing/index.ts';
import { councilSweep } from './sweep.ts';

const COUNCILS = 2000;

async function manyCouncils(db: Db, memberId: string): Promise<void> {
  const rows = Array.from({ length: COUNCILS }, (_, index) => {
    const at = new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString();
    const met = { saidLevel: 0, safetyLevel: 0, safetyCard: null, chosenPersonaId: null } as const;
    const times = { createdAt: at, updatedAt: at, deletedAt: null };
    return { id: crypto.randomUUID(), memberId, question: 'Stay or leave?', personaIds: '["kael","skye"]', ...met, version: 1, ...times };
  });
  for (let from = 0; from < rows.length; from += 500) {
    await db.query
      .insertInto('council')
      .values(rows.slice(from, from + 500))
      .execute();
  }
}

it('reads councils by their index, however many there are', async () => {
  const { db, database, asked } = await listeningDatabase();
  const { ada, deps } = await world('sqlite', { deps: { db } });
  await manyCouncils(db, ada.id);
  asked.length = 0;
  const { id } = await ada.call(api.council.ask, { body: { question: 'Stay or leave?', personaIds: ['kael', 'skye'] } });
  const statuses = async () => (await ada.call(api.council.read, { params: { id } })).voices.map(({ status }) => status);
  await expect.poll(statuses).toEqual(['complete', 'complete']);
  await ada.call(api.council.choose, { params: { id }, body: { personaId: 'kael' } });
  const { nextCursor } = await ada.call(api.council.list, { query: { limit: 2 } });
  await ada.call(api.council.list, { query: { limit: 2, cursor: nextCursor ?? '' } });
  await councilSweep.run(deps);

  const statements = new Map(asked.filter(isRead).map((query) => [query.sql, query.parameters]));
  const plans = [...statements]
    .filter(([sql]) => sql.includes('council'))
    .map(([sql, parameters]) => ({ sql, plan: explain(database, sql, parameters) }));
  expect(plans.length).toBeGreaterThan(3);
  expect(plans.filter(({ plan }) => plan.some((step) => WHOLE_TABLE.test(step)))).toEqual([]);
  expect(plans.filter(({ sql, plan }) => / limit /.test(sql) && plan.some((step) => step.includes('TEMP B-TREE')))).toEqual([]);
});
