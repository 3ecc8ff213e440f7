import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { ledgerDifferences } from '../gamification/replay-ledger.ts';
import { databases, testDatabase, world } from '../testing/index.ts';
import { ADMIN_EMAIL, NotEmptyError, seedCrowd } from './crowd.ts';

const crowd = { members: 150, seed: 7, now: new Date('2026-03-02T09:00:00Z'), passwordHash: '' };

async function seeded(seed: number): Promise<Db> {
  const { db } = await testDatabase('sqlite');
  await seedCrowd(db, { ...crowd, members: 40, seed });
  return db;
}

const rowsOf = async ({ query }: Db) => [
  await query.selectFrom('member').selectAll().orderBy('id').execute(),
  await query.selectFrom('ledger').selectAll().orderBy('id').execute(),
  await query.selectFrom('notificationReply').selectAll().orderBy('id').execute(),
];

describe.each(databases)('a crowd on %s', (database) => {
  it('has lived by the rules: books add up, letters stand in their order, and the API serves it', async () => {
    const { db, remove } = await testDatabase(database);
    await seedCrowd(db, crowd);
    expect(await ledgerDifferences(db.query)).toEqual({ members: 150, differences: [] });
    const places = [
      ...(await db.query.selectFrom('notification').select('place').execute()),
      ...(await db.query.selectFrom('notificationReply').select('place').execute()),
    ].map(({ place }) => place);
    const { last } = await db.query.selectFrom('notificationOrder').select('last').executeTakeFirstOrThrow();
    expect(places.toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual(Array.from({ length: last }, (_, index) => index + 1));

    const w = await world(database, { deps: { db }, at: crowd.now.toISOString() });
    const { accounts } = await w.admin.call(api.admin.metrics);
    // The world brings three of its own.
    expect(accounts.all).toBe(153);
    const { users } = await w.admin.call(api.admin.users, { query: { q: ADMIN_EMAIL } });
    expect(users).toMatchObject([{ email: ADMIN_EMAIL, role: 'admin' }]);
    expect((await w.admin.call(api.admin.sentNotifications)).notifications.length).toBeGreaterThan(10);
    await w.close();
    await remove();
  });

  it('is let into an empty database alone', async () => {
    const { db } = await world(database);
    await expect(seedCrowd(db, crowd)).rejects.toThrow(NotEmptyError);
    expect(await db.query.selectFrom('member').select('id').execute()).toHaveLength(3);
  });
});

it('is the same for the same seed, and another for another', async () => {
  const [first, again, other] = [await seeded(7), await seeded(7), await seeded(8)];
  expect(await rowsOf(first)).toEqual(await rowsOf(again));
  expect(await rowsOf(first)).not.toEqual(await rowsOf(other));
  await Promise.all([first, again, other].map((db) => db.close()));
});
