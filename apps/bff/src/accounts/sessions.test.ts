import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';

const { accounts } = api;

describe.each(databases)('sessions on %s', (database) => {
  it('lists where a member is signed in, with the device in words, the last used first, and nobody else', async () => {
    const { register, nobody, as, clock } = await world(database);
    const nia = await register();
    clock.advance({ minutes: 1 });
    const firefox = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' } };
    const { token } = await nobody.call(accounts.login, { body: { email: nia.email, password: nia.password } }, firefox);
    const { sessions } = await as(token).call(accounts.sessions);
    expect(sessions.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Firefox on Linux', current: true },
      { device: 'Unknown device', current: false },
    ]);
  });

  it('ends one by signing out, at once and on that device only', async () => {
    const { register, nobody, as } = await world(database);
    const nia = await register();
    const { token } = await nobody.call(accounts.login, { body: { email: nia.email, password: nia.password } });
    await nia.call(accounts.logout);
    await expect(nia.call(accounts.me)).rejects.toMatchObject({ status: 401, code: 'session_expired' });
    await expect(as(token).call(accounts.me)).resolves.toMatchObject({ user: { id: nia.id } });
  });

  it('ends every other one, counts them, and leaves those of other members alone', async () => {
    const { register, nobody, as, bo } = await world(database);
    const nia = await register();
    const credentials = { body: { email: nia.email, password: nia.password } };
    const others = [await nobody.call(accounts.login, credentials), await nobody.call(accounts.login, credentials)];
    expect(await nia.call(accounts.revokeSessions)).toEqual({ revoked: 2 });
    for (const { token } of others) await expect(as(token).call(accounts.me)).rejects.toMatchObject({ status: 401 });
    await expect(nia.call(accounts.me)).resolves.toBeDefined();
    await expect(bo.call(accounts.me)).resolves.toBeDefined();
    expect(await nia.call(accounts.revokeSessions)).toEqual({ revoked: 0 });
  });

  it('tells the pages of a session that it has ended', async () => {
    const { register, deps } = await world(database);
    const nia = await register();
    const stop = new AbortController();
    const hints = deps.events.subscribe(nia.id, stop.signal)[Symbol.asyncIterator]();
    const first = hints.next();
    await nia.call(accounts.logout);
    expect((await first).value).toMatchObject({ resource: 'session', id: expect.any(String) });
    stop.abort();
  });

  it('notes when a session was last used, not more often than every five minutes', async () => {
    const { ada, clock } = await world(database);
    const seen = async () => (await ada.call(accounts.sessions)).sessions[0]?.lastSeenAt;
    const start = clock.now().toISOString();
    clock.advance({ minutes: 4 });
    await ada.call(accounts.me);
    await expect.poll(seen).toBe(start);
    clock.advance({ minutes: 2 });
    await ada.call(accounts.me);
    await expect.poll(seen).toBe(clock.now().toISOString());
  });

  it('are in use while a page listens, though it asks for nothing', async () => {
    const { ada, clock } = await world(database, { app: { heartbeatMs: 10 } });
    const seen = async () => (await ada.call(accounts.sessions)).sessions[0]?.lastSeenAt;
    const stream = await ada.fetch('/api/events');
    for (const _ of [1, 2]) {
      clock.advance({ minutes: 6 });
      await expect.poll(seen).toBe(clock.now().toISOString());
    }
    await stream.body?.cancel();
  });

  it('are for signed-in members only', async () => {
    const { nobody } = await world(database);
    for (const endpoint of [accounts.sessions, accounts.revokeSessions, accounts.logout]) {
      await expect(nobody.call(endpoint)).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });
});
