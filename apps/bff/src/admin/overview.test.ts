import { api, ONLINE_MINUTES, SMALLEST_GROUP } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';

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

  it('tells who signed in and out, a page at a time, and nothing of what they did or with what [api-079] [role-005]', async () => {
    const { admin, ada, bo, clock, deps } = await world(database);
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
    const first = await admin.call(api.admin.userLogs, { query: { limit: 1 } });
    const second = await admin.call(api.admin.userLogs, { query: { limit: 2, cursor: first.nextCursor ?? '' } });
    expect(new Set([...first.logs, ...second.logs].map(({ userId }) => userId))).toEqual(new Set([admin.id, ada.id, bo.id]));
    expect(second.nextCursor).toBeNull();
    expect(JSON.stringify(logs)).not.toMatch(/Vitest|example\.org/);
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
