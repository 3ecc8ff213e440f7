import { api } from '@everstep/domain';
import { expect, it } from 'vitest';
import { explain, isRead, listeningDatabase, WHOLE_TABLE, world } from '../testing/index.ts';

/** The words are looked up in their own index, which is a virtual table. */
const WORD_INDEX = /^SCAN journal_words VIRTUAL TABLE INDEX/;

it('finds entries by an index, however many there are', async () => {
  const { db, database, asked } = await listeningDatabase();
  const { ada } = await world('sqlite', { deps: { db } });
  const written = { title: 'The wall', body: 'Five kinds of moss on one wall.', tags: ['canal'], finished: true, pinned: true };
  const { id } = await ada.call(api.journal.write, { body: written });
  asked.length = 0;
  const cursor = Buffer.from(`2027-01-01\n2027-01-01T00:00:00.000Z\n${id}`).toString('base64url');
  for (const query of [{}, { cursor }, { pinned: 'true' }, { pinned: 'true', cursor }, { from: '2026-01-01', to: '2026-12-31' }]) {
    await ada.call(api.journal.list, { query });
  }
  for (const query of [{ q: 'moss wall' }, { tag: 'canal' }, { q: 'moss', tag: 'canal', cursor }]) {
    await ada.call(api.journal.list, { query });
  }
  await ada.call(api.journal.onThisDay, { query: { date: '2026-03-10' } });
  await ada.call(api.journal.calendar, { query: { from: '2026-01-01', to: '2026-12-31' } });
  await ada.call(api.journal.tags);
  await ada.call(api.journal.remove, { params: { id } });
  await ada.call(api.journal.restore, { params: { id } });

  const statements = new Map(asked.filter(isRead).map((query) => [query.sql, query.parameters]));
  expect(statements.size).toBeGreaterThan(12);
  const plans = [...statements].map(([sql, parameters]) => ({ sql, plan: explain(database, sql, parameters) }));
  const whole = (step: string) => WHOLE_TABLE.test(step) && !WORD_INDEX.test(step);
  expect(plans.filter(({ plan }) => plan.some(whole))).toEqual([]);
  const sorted = plans.filter(({ sql, plan }) => / limit /.test(sql) && plan.some((step) => step.includes('FOR ORDER BY')));
  // Found by words or a tag, entries are sorted among themselves; tags are sorted by how often they stand.
  expect(sorted.filter(({ sql }) => !/"journal_tag"|journal_words/.test(sql))).toEqual([]);
});
