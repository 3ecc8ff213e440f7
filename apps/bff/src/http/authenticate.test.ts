import { api } from '@everstep/domain';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { databases, errorOf, type World, world } from '../testing/index.ts';
import { on } from './route.ts';

const routes = [
  on(api.mood.list, async () => ({ moods: [], nextCursor: null })),
  on(api.accounts.verify, async ({ actor }) => ({ email: actor ? 'somebody' : 'nobody' })),
  on(api.accounts.sessions, async ({ actor, deps }) => ({
    sessions: [
      {
        id: actor.id,
        createdAt: deps.clock.now().toISOString(),
        lastSeenAt: deps.clock.now().toISOString(),
        device: actor.timeZone,
        current: true,
      },
    ],
  })),
];
const statusOf = async (who: { fetch(path: string): Promise<Response> }) => (await who.fetch('/api/moods')).status;

describe.each(databases)('who calls, on %s', (database) => {
  const frame = (options = {}) => world(database, { app: { routes }, ...options });

  it('is asked to sign in without a token', async () => {
    const { nobody } = await frame();
    const response = await nobody.fetch('/api/moods');
    expect(response.status).toBe(401);
    expect((await errorOf(response)).code).toBe('unauthenticated');
  });

  it('is a member only with a token that we signed, by our algorithm, for a session that lives', async () => {
    const here = await frame();
    const { ada, as, deps } = here;
    expect(await statusOf(ada)).toBe(200);
    const [header = '', payload = '', signature = ''] = ada.token.split('.');
    const forged = [
      'nonsense',
      'a.b.c',
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.split('').reverse().join('')}`,
      new UnsecuredJWT({ role: 'admin' }).setSubject(ada.id).setJti(sessionOf(ada.token)).setIssuedAt().setExpirationTime('7d').encode(),
      await signed(here, { alg: 'HS512', secret: deps.secret, session: sessionOf(ada.token) }),
      await signed(here, {
        alg: 'HS256',
        secret: new TextEncoder().encode('another secret of 32 bytes or more'),
        session: sessionOf(ada.token),
      }),
      await signed(here, { alg: 'HS256', secret: deps.secret, session: deps.ids.next() }),
    ];
    for (const token of forged) {
      const response = await as(token).fetch('/api/moods');
      expect(response.status, token).toBe(401);
      expect((await errorOf(response)).code).toBe('session_expired');
    }
    expect(await statusOf({ fetch: (path) => here.nobody.fetch(path, { headers: { authorization: `Basic ${ada.token}` } }) })).toBe(401);
  });

  it('has a week, also when the token was seen before', async () => {
    const { ada, clock } = await frame();
    expect(await statusOf(ada)).toBe(200);
    clock.advance({ days: 6, hours: 23 });
    expect(await statusOf(ada)).toBe(200);
    clock.advance({ hours: 1 });
    expect(await statusOf(ada)).toBe(401);
  });

  it('is out at once when the session is revoked or the member suspended', async () => {
    const { ada, bo, db, clock } = await frame();
    expect(await statusOf(ada)).toBe(200);
    expect(await statusOf(bo)).toBe(200);
    await db.query.updateTable('session').set({ revokedAt: clock.now().toISOString() }).where('memberId', '=', ada.id).execute();
    await db.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', bo.id).execute();
    expect(await statusOf(ada)).toBe(401);
    const response = await bo.fetch('/api/moods');
    expect(response.status).toBe(403);
    expect((await errorOf(response)).code).toBe('suspended');
  });

  it('is heard at a public endpoint also with a token that is over', async () => {
    const { ada, clock } = await frame();
    expect(await ada.call(api.accounts.verify, { body: { token: 'x' } })).toEqual({ email: 'somebody' });
    clock.advance({ days: 8 });
    expect(await ada.call(api.accounts.verify, { body: { token: 'x' } })).toEqual({ email: 'nobody' });
  });

  it('stands in the zone of the device when it names one that exists, else in that of the profile', async () => {
    const { ada } = await frame({ zone: 'Europe/Berlin' });
    const zoneFor = async (zone: string) =>
      (await ada.call(api.accounts.sessions, {}, { headers: { 'x-time-zone': zone } })).sessions[0]?.device;
    expect(await zoneFor('Asia/Tokyo')).toBe('Asia/Tokyo');
    for (const wrong of ['Mars/Olympus', '+02:00', 'x'.repeat(500), '']) expect(await zoneFor(wrong)).toBe('Europe/Berlin');
  });
});

function sessionOf(token: string): string {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return payload.jti;
}

function signed({ ada, clock }: World, { alg, secret, session }: { alg: string; secret: Uint8Array; session: string }): Promise<string> {
  const now = clock.now().getTime() / 1000;
  return new SignJWT({ role: 'admin' })
    .setProtectedHeader({ alg, typ: 'JWT' })
    .setSubject(ada.id)
    .setJti(session)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(secret);
}
