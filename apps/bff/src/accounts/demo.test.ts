import { api } from '@everstep/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases, type World, world } from '../testing/index.ts';
import { accountsSweep } from './sweep.ts';

const { accounts } = api;

/** How many rows of each table belong to a member, in tables that have any. */
async function rowsOf({ db }: World, memberId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await db.query.introspection.getTables()) {
    const owner = table.columns.some(({ name }) => name === 'memberId' || name === 'member_id') ? 'member_id' : 'id';
    if (owner === 'id' && table.name !== 'member') continue;
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(table.name)} where ${sql.ref(owner)} = ${memberId}`.execute(db.query);
    const count = Number(rows[0]?.count);
    if (count > 0) counts[table.name] = count;
  }
  return counts;
}

describe.each(databases)('the demo on %s', (database) => {
  it('signs in as a fresh member each time, in the zone of the browser', async () => {
    const { nobody, as } = await world(database);
    const one = await nobody.call(accounts.demo, { body: { timeZone: 'Pacific/Auckland' } });
    const two = await nobody.call(accounts.demo, { body: {} });
    expect(one.user.id).not.toBe(two.user.id);
    const { user } = await as(one.token).call(accounts.me);
    expect(user).toMatchObject({ isDemo: true, role: 'member', timeZone: 'Pacific/Auckland', profileComplete: true });
    expect(user.email).toMatch(/^demo-.+@demo\.invalid$/);
    expect(user.firstName).not.toBe('');
    expect(user.points).toBeGreaterThan(100);
    expect(await as(one.token).call(api.gamification.checkIn, { body: {} })).toMatchObject({
      award: { levelUp: { newLevel: user.level + 1 } },
    });
  });

  it('needs no body, and says where one is wrong', async () => {
    const { nobody } = await world(database);
    expect((await nobody.fetch('/api/auth/demo', { method: 'POST' })).status).toBe(201);
    await expect(nobody.call(accounts.demo, { body: { timeZone: 'Mars' } })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.timeZone' }],
    });
  });

  it('is not offered when it is off, nor on a server with a public address', async () => {
    for (const env of [{ DEMO: 'off' }, { PUBLIC_URL: 'https://everstep.example' }]) {
      const { nobody } = await world(database, { env });
      await expect(nobody.call(accounts.demo, { body: {} })).rejects.toMatchObject({ status: 404, code: 'demo_off' });
    }
  });

  it('lets nobody in by password, and no mail be sent from it', async () => {
    const { nobody, as, mail, close } = await world(database);
    const { token, user } = await nobody.call(accounts.demo, { body: {} });
    const demo = as(token);
    await expect(nobody.call(accounts.login, { body: { email: user.email, password: 'x' } })).rejects.toMatchObject({ status: 401 });
    await expect(
      demo.call(accounts.changePassword, { body: { currentPassword: 'x', newPassword: 'four new scooters' } }),
    ).rejects.toMatchObject({ status: 403, code: 'demo_only' });
    await expect(demo.call(accounts.updateProfile, { body: { email: 'me@example.org' } })).rejects.toMatchObject({ code: 'demo_only' });
    await expect(demo.call(accounts.resendVerification)).rejects.toMatchObject({ code: 'demo_only' });
    await nobody.call(accounts.forgotPassword, { body: { email: user.email } });
    await close();
    expect(mail.sent).toEqual([]);
  });

  it('is removed with all that is its own after 24 hours, and nobody else is', async () => {
    const here = await world(database);
    const { nobody, ada, as, clock, deps } = here;
    const old = await nobody.call(accounts.demo, { body: {} });
    await as(old.token).call(accounts.updateProfile, { body: { calmMode: true } }, { idempotencyKey: deps.ids.next() });
    const adas = await rowsOf(here, ada.id);
    clock.advance({ hours: 23 });
    const young = await nobody.call(accounts.demo, { body: {} });
    await accountsSweep.run(deps);
    expect(await rowsOf(here, old.user.id)).toMatchObject({ member: 1, session: 1, mood: expect.any(Number), ledger: expect.any(Number) });
    clock.advance({ hours: 1 });
    await accountsSweep.run(deps);
    expect(await rowsOf(here, old.user.id)).toEqual({});
    expect(await rowsOf(here, young.user.id)).toMatchObject({ member: 1 });
    expect(await rowsOf(here, ada.id)).toEqual(adas);
    await expect(as(old.token).call(accounts.me)).rejects.toMatchObject({ status: 401 });
  });

  it('takes its files with it', async () => {
    const { nobody, clock, deps, db, files } = await world(database);
    const { user } = await nobody.call(accounts.demo, { body: {} });
    const id = deps.ids.next();
    await deps.files.put(id, new Uint8Array([1]));
    const file = { id, memberId: user.id, purpose: 'profile_image' as const, contentType: 'image/webp', byteSize: 1 };
    await db.query
      .insertInto('storedFile')
      .values({ ...file, createdAt: clock.now().toISOString() })
      .execute();
    clock.advance({ hours: 24 });
    await accountsSweep.run(deps);
    expect(files.keys()).toEqual([]);
  });
});

describe.each(databases)('the sweep on %s', (database) => {
  it('removes sessions and mailed tokens a day after they ended', async () => {
    const { register, clock, deps, db } = await world(database);
    const nia = await register();
    const left = async (table: 'session' | 'accountToken') =>
      (await db.query.selectFrom(table).select('id').where('memberId', '=', nia.id).execute()).length;
    clock.advance({ hours: 24 });
    await accountsSweep.run(deps);
    expect([await left('session'), await left('accountToken')]).toEqual([1, 1]);
    clock.advance({ hours: 2 });
    await accountsSweep.run(deps);
    expect([await left('session'), await left('accountToken')]).toEqual([1, 0]);
    clock.advance({ days: 7 });
    await accountsSweep.run(deps);
    expect(await left('session')).toBe(0);
  });
});
