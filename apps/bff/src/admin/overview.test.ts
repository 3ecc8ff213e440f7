import { type Answer, api, ONLINE_MINUTES, SMALLEST_GROUP } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, explain, listeningDatabase, world } from '../testing/index.ts';

describe.each(databases)('the overview for administrators on %s', (database) => {
  it('lists who was seen in the last minutes, once each, and nobody who was signed out [api-074]', async () => {
    const { admin, ada, bo, clock, db, member } = await world(database);
    clock.advance({ minutes: ONLINE_MINUTES - 1 });
    const cleo = await member({ firstName: 'Cleo' });
    await db.query.updateTable('session').set({ revokedAt: clock.now().toISOString() }).where('memberId', '=', bo.id).execute();
    const online = await admin.call(api.admin.onlineUsers);
    expect(online.users[0]?.id).toBe(cleo.id);
    expect(new Set(online.users.map(({ id }) => id))).toEqual(new Set([cleo.id, admin.id, ada.id]));
    expect(online.count).toBe(3);
    clock.advance({ minutes: ONLINE_MINUTES + 1 });
    expect((await admin.call(api.admin.onlineUsers)).users.map(({ id }) => id)).not.toContain(cleo.id);
  });

  it('tells who signed in and out, and nothing of what they did or with what [api-079] [role-005]', async () => {
    const { admin, ada, clock, deps } = await world(database);
    clock.advance({ minutes: 5 });
    await ada.call(api.accounts.logout);
    const { logs } = await admin.call(api.admin.userLogs);
    expect(logs.map(({ userName, event }) => `${userName} ${event}`).sort()).toEqual([
      'Ada signed_in',
      'Ada signed_out',
      'Bo signed_in',
      'Ines signed_in',
    ]);
    expect(logs.find(({ event }) => event === 'signed_out')).toMatchObject({ userId: ada.id, at: deps.clock.now().toISOString() });
    expect(JSON.stringify(logs)).not.toMatch(/Vitest|example\.org/);
  });

  it('lists signing in and out by their own times, a page at a time, nothing twice and nothing left out [api-079]', async () => {
    const { admin, ada, bo, clock, member } = await world(database);
    const step = () => clock.advance({ minutes: 1 });
    step();
    const cleo = await member({ firstName: 'Cleo' });
    step();
    await bo.call(api.accounts.logout);
    step();
    const dora = await member({ firstName: 'Dora' });
    step();
    await ada.call(api.accounts.logout);
    // In the very instant of the other, as is a session that ends in the one in which it began.
    await cleo.call(api.accounts.logout);
    const brief = await member({ firstName: 'Finn' });
    await brief.call(api.accounts.logout);
    const { logs, nextCursor } = await admin.call(api.admin.userLogs);
    expect(nextCursor).toBeNull();
    const told = logs.map(({ userName, event }) => `${userName} ${event}`);
    expect([...told.slice(0, 4)].sort()).toEqual(['Ada signed_out', 'Cleo signed_out', 'Finn signed_in', 'Finn signed_out']);
    expect(told.indexOf('Finn signed_out')).toBe(told.indexOf('Finn signed_in') - 1);
    expect(told.slice(4, 7)).toEqual(['Dora signed_in', 'Bo signed_out', 'Cleo signed_in']);
    expect([...told.slice(7)].sort()).toEqual(['Ada signed_in', 'Bo signed_in', 'Ines signed_in']);
    expect(dora.id).toBe(logs[4]?.userId);
    for (const limit of [1, 2, 3]) {
      const paged = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Answer<typeof api.admin.userLogs> = await admin.call(api.admin.userLogs, {
          query: { limit, ...(cursor && { cursor }) },
        });
        paged.push(...page.logs);
        cursor = page.nextCursor;
      }
      expect(paged).toEqual(logs);
    }
  });

  it('counts what members did of groups of ten alone [api-084]', async () => {
    const { admin, member, db, clock } = await world(database);
    const today = clock.now().toISOString().slice(0, 10);
    const people = await Promise.all(Array.from({ length: SMALLEST_GROUP }, (_, index) => member({ firstName: `M${index}` })));
    const ids = people.map(({ id }) => id);
    expect(await admin.call(api.admin.metrics)).toMatchObject({ active: { day: 0, week: 0, month: 0 }, xp: 0 });
    const activeOn = (chosen: readonly string[], lastActivity: string) =>
      db.query.updateTable('memberProgress').set({ lastActivity, xp: 107 }).where('memberId', 'in', chosen).execute();
    clock.advance({ minutes: 1 });
    await activeOn(ids.slice(1), '2026-02-27');
    const few = await admin.call(api.admin.metrics);
    expect(few).toMatchObject({ active: { day: 0, week: null, month: null }, xp: null });
    await activeOn(ids.slice(0, 1), today);
    expect(await admin.call(api.admin.metrics)).toEqual(few);
    clock.advance({ minutes: 1 });
    const enough = await admin.call(api.admin.metrics);
    expect(enough).toMatchObject({ active: { day: null, week: 10, month: 10 }, xp: 1000, guides: { calls: 0, failed: 0 } });
    // One more, and what one act earns: nobody who looks on sees it.
    const more = await member({ firstName: 'One more' });
    await db.query.updateTable('memberProgress').set({ lastActivity: today, xp: 30 }).where('memberId', '=', more.id).execute();
    clock.advance({ minutes: 1 });
    const { active, xp } = await admin.call(api.admin.metrics);
    expect([active, xp]).toEqual([enough.active, enough.xp]);
    expect(enough.accounts).toEqual({ all: 13, administrators: 1, suspended: 0, demo: 0 });
    expect(enough.signUps).toHaveLength(30);
    expect(enough.signUps.at(-1)).toEqual({ date: today, count: 13 });
  });
});

it('lists who signed in and out along the indexes of their times', async () => {
  const { db, database, asked } = await listeningDatabase();
  const { admin } = await world('sqlite', { deps: { db } });
  asked.length = 0;
  const { nextCursor } = await admin.call(api.admin.userLogs, { query: { limit: 1 } });
  await admin.call(api.admin.userLogs, { query: { limit: 1, cursor: nextCursor ?? '' } });
  const plans = asked
    .filter(({ sql }) => sql.includes('signed_out'))
    .map(({ sql, parameters }) => explain(database, sql, parameters).join('\n'));
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain('session_by_creation');
    expect(plan).toContain('session_by_revocation');
    expect(plan).not.toMatch(/^SCAN session$/m);
  }
});
