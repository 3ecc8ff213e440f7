import { api, type Input } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { openSession, signToken } from '../../accounts/sessions.ts';
import { transaction } from '../../db/transaction.ts';
import { type DatabaseName, databases, type Person, type World, world } from '../../testing/index.ts';
import { pushSweep } from './sweep.ts';
import { startPushService } from './testing/push-service.ts';
import { PrivateAddressError, type PushTransport } from './transport.ts';
import { makeVapidKeys } from './vapid.ts';

const keys = makeVapidKeys();
const SUBJECT = 'mailto:ines@example.org';
const env = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey, VAPID_SUBJECT: SUBJECT };

/** A server that is set up for pushes, with a push service on this machine. */
async function pushing(database: DatabaseName, options: { readonly zone?: string; readonly at?: string } = {}) {
  let transport: PushTransport = () => Promise.reject(new Error('not yet'));
  const w = await world(database, { ...options, env, deps: { push: (push, signal) => transport(push, signal) } });
  const service = await startPushService(w.clock);
  transport = service.transport;
  return {
    ...w,
    service,
    sweep: () => pushSweep.run(w.deps),
    through(other: PushTransport) {
      transport = other;
    },
    /** Whom something was sent to since the last time this was asked. */
    told: () => service.received.splice(0).map(({ to, message }) => `${to}: ${message.title} | ${message.body}`),
  };
}
type Pushing = Awaited<ReturnType<typeof pushing>>;

const subscribe = ({ service }: Pushing, who: Person, name: string) =>
  who.call(api.notifications.startPush, { body: service.browser(name) });
const send = ({ admin }: World, body: Partial<Input<typeof api.admin.sendNotification>['body']> = {}) =>
  admin.call(api.admin.sendNotification, { body: { title: 'A walk', message: 'On Sunday at ten.', targetUsers: 'all', ...body } });

const PRIVATE = 'Everstep | Something new is waiting for you behind the bell.';
const failing = async (who: Person) => (await who.call(api.notifications.push)).devices.map((device) => device.failing);

/** The same member, signed in on so many devices. */
const onDevices = ({ deps, as }: World, { id }: Person, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () =>
      as(await signToken(deps, { id, role: 'member' }, await transaction(deps.db, (tx) => openSession(tx, deps, id, ''))), id),
    ),
  );

describe.each(databases)('pushes on %s', (database) => {
  it('are turned on by ten devices at most, also where more do so at once, and by one as often as it likes', async () => {
    const p = await pushing(database);
    const devices = await onDevices(p, p.ada, 13);
    await Promise.all(devices.map((who, nth) => subscribe(p, who, `device-${nth}`)));
    expect((await p.ada.call(api.notifications.push)).devices).toHaveLength(10);
    const body = p.service.browser('phone');
    for (const who of [p.bo, p.bo]) {
      const states = await Promise.all(Array.from({ length: 6 }, () => who.call(api.notifications.startPush, { body })));
      for (const { devices: own } of states) expect(own).toMatchObject([{ current: true }]);
    }
  });

  it('reach the devices of those whom it is for, sealed and signed', async () => {
    const p = await pushing(database);
    await subscribe(p, p.ada, 'phone');
    await subscribe(p, p.bo, 'laptop');
    const { id } = await send(p, { targetUsers: 'all', priority: 'urgent' });
    await p.sweep();
    expect(p.service.received.map(({ to }) => to).toSorted()).toEqual(['laptop', 'phone']);
    const [first] = p.service.received;
    expect(first).toMatchObject({
      message: { id, title: 'A walk', body: 'From Ines' },
      headers: { ttl: '86400', urgency: 'high', topic: id.replaceAll('-', ''), 'content-encoding': 'aes128gcm' },
      key: keys.publicKey,
      claims: { aud: 'https://push.example.net', sub: SUBJECT, exp: p.clock.now().getTime() / 1000 + 12 * 3600 },
    });
    p.told();
    await p.sweep();
    expect(p.told()).toEqual([]);
    await send(p, { targetUsers: 'admin' });
    await send(p, { targetUsers: 'member', title: 'To members' });
    await p.sweep();
    expect(p.told().toSorted()).toEqual(['laptop: To members | From Ines', 'phone: To members | From Ines']);
  });

  it('say of letters and answers only that there is something', async () => {
    const p = await pushing(database);
    await subscribe(p, p.ada, 'phone');
    await subscribe(p, p.bo, 'laptop');
    const { id } = await send(p, { targetUsers: [p.ada.id], title: 'About your mother', message: 'Call her.' });
    await p.sweep();
    expect(p.told()).toEqual([`phone: ${PRIVATE}`]);
    await p.ada.call(api.notifications.read, { params: { id } });
    await p.ada.call(api.notifications.reply, { params: { id }, body: { content: 'I will.' } });
    await p.sweep();
    expect(p.told()).toEqual([]);
    const [thread] = (await p.admin.call(api.admin.threads)).threads;
    await p.admin.call(api.admin.answerThread, { params: { id: thread?.id ?? '' }, body: { content: 'How is she?' } });
    await p.sweep();
    expect(p.told()).toEqual([`phone: ${PRIVATE}`]);
  });

  it('keep to the kinds and the quiet hours that a member chose, by the clock of the device', async () => {
    const p = await pushing(database, { zone: 'Europe/Berlin', at: '2026-03-02T21:00' });
    await subscribe(p, p.ada, 'phone');
    const far = { ...p.service.browser('far') };
    const body = JSON.stringify(far);
    await p.bo.fetch('/api/user/notifications/push', {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json', 'x-time-zone': 'America/New_York' },
    });
    for (const who of [p.ada, p.bo])
      await who.call(api.notifications.changePreferences, { body: { mutedTypes: ['promotion'], quiet: { from: '22:00', to: '07:00' } } });
    await send(p, { type: 'promotion' });
    await p.sweep();
    expect(p.told()).toEqual([]);
    p.clock.advance({ hours: 2 });
    await send(p);
    await p.sweep();
    expect(p.told()).toEqual(['far: A walk | From Ines']);
    p.clock.advance({ hours: 9 });
    await p.sweep();
    expect(p.told()).toEqual([]);
  });

  it('leave somebody in peace for a day after a hard moment, and who has read it elsewhere', async () => {
    const p = await pushing(database);
    await subscribe(p, p.ada, 'phone');
    await subscribe(p, p.bo, 'laptop');
    const event = { id: p.deps.ids.next(), memberId: p.ada.id, level: 3 as const, followedUpAt: null };
    await p.db.query
      .insertInto('careEvent')
      .values({ ...event, at: p.clock.now().toISOString() })
      .execute();
    await send(p);
    await p.bo.call(api.notifications.readAll);
    await p.sweep();
    expect(p.told()).toEqual([]);
    p.clock.advance({ hours: 25 });
    await send(p, { title: 'The day after' });
    await p.sweep();
    expect(p.told().toSorted()).toEqual(['laptop: The day after | From Ines', 'phone: The day after | From Ines']);
  });

  it('do not tell a device of what was there before it', async () => {
    const p = await pushing(database);
    await send(p);
    p.clock.advance({ seconds: 1 });
    await subscribe(p, p.ada, 'phone');
    await p.sweep();
    expect(p.told()).toEqual([]);
  });

  it('are tried again when the service is away, after the pause that it asks for, and the member can see it', async () => {
    const p = await pushing(database);
    await subscribe(p, p.ada, 'phone');
    p.service.answers('phone', { status: 503 }, { status: 429, headers: { 'retry-after': '300' } });
    await send(p);
    await p.sweep();
    expect(p.told()).toHaveLength(1);
    expect(await failing(p.ada)).toEqual([false]);
    p.clock.advance({ seconds: 29 });
    await p.sweep();
    expect(p.told()).toHaveLength(0);
    p.clock.advance({ seconds: 1 });
    await p.sweep();
    expect(p.told()).toHaveLength(1);
    expect(await failing(p.ada)).toEqual([true]);
    p.clock.advance({ seconds: 299 });
    await p.sweep();
    expect(p.told()).toHaveLength(0);
    p.clock.advance({ seconds: 1 });
    await p.sweep();
    expect(p.told()).toHaveLength(1);
    expect(await failing(p.ada)).toEqual([false]);
    p.clock.advance({ hours: 2 });
    await p.sweep();
    expect(p.told()).toHaveLength(0);
  });

  it('are given up after a day without a way through, and never in the log by their address', async () => {
    const p = await pushing(database);
    await subscribe(p, p.ada, 'phone');
    p.through(() => Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })));
    await send(p);
    for (let hour = 0; hour < 30; hour += 1) {
      await p.sweep();
      p.clock.advance({ hours: 1 });
    }
    expect(await p.db.query.selectFrom('pushDelivery').selectAll().execute()).toEqual([]);
    expect(await failing(p.ada)).toEqual([true]);
    expect(p.logged.filter(({ code }) => code === 'ENOTFOUND').length).toBeGreaterThan(2);
    expect(JSON.stringify(p.logged)).not.toContain('send/phone');
  });

  it('end for a device that the service does not know any more, and for no other', async () => {
    const p = await pushing(database);
    await subscribe(p, p.ada, 'phone');
    await subscribe(p, p.bo, 'laptop');
    p.service.answers('phone', { status: 410 });
    await send(p);
    await p.sweep();
    expect((await p.ada.call(api.notifications.push)).devices).toEqual([]);
    expect((await p.bo.call(api.notifications.push)).devices).toMatchObject([{ current: true, failing: false }]);
  });

  it('go to no device behind a private address', async () => {
    const p = await pushing(database);
    await subscribe(p, p.ada, 'phone');
    p.through(() => Promise.reject(new PrivateAddressError('a push service at a private address')));
    await send(p);
    await p.sweep();
    expect((await p.ada.call(api.notifications.push)).devices).toEqual([]);
  });

  it('that are refused for good are not tried again, and the member can see it', async () => {
    const p = await pushing(database);
    await subscribe(p, p.ada, 'phone');
    p.service.answers('phone', { status: 403 });
    await send(p);
    await p.sweep();
    expect(await failing(p.ada)).toEqual([true]);
    expect(await p.db.query.selectFrom('pushDelivery').selectAll().execute()).toEqual([]);
    expect(p.logged.find(({ status }) => status === 403)).toMatchObject({ service: 'push.example.net' });
  });

  it('end with the session: signing out, here or from elsewhere, and what waited is not sent', async () => {
    const p = await pushing(database);
    const nia = await p.register({ email: 'nia@example.org', password: 'a long and rare passphrase 42' });
    const login = { email: nia.email, password: nia.password };
    const second = p.as((await p.nobody.call(api.accounts.login, { body: login })).token, nia.id);
    await subscribe(p, nia, 'phone');
    await subscribe(p, second, 'laptop');
    await send(p);
    await second.call(api.accounts.logout);
    await p.sweep();
    expect(p.told()).toEqual(['phone: A walk | From Ines']);
    const third = p.as((await p.nobody.call(api.accounts.login, { body: login })).token, nia.id);
    await third.call(api.accounts.revokeSessions);
    await send(p);
    await p.sweep();
    expect(p.told()).toEqual([]);
    expect(await p.db.query.selectFrom('pushSubscription').selectAll().execute()).toEqual([]);
  });

  it('stay with the browser that changes the password, and end in every other', async () => {
    const p = await pushing(database);
    const nia = await p.register({ email: 'nia@example.org', password: 'a long and rare passphrase 42' });
    const login = { email: nia.email, password: nia.password };
    const second = p.as((await p.nobody.call(api.accounts.login, { body: login })).token, nia.id);
    await subscribe(p, nia, 'phone');
    await subscribe(p, second, 'laptop');
    const { token } = await nia.call(api.accounts.changePassword, {
      body: { currentPassword: nia.password, newPassword: 'another rare passphrase 43' },
    });
    await send(p);
    await p.sweep();
    expect(p.told()).toEqual(['phone: A walk | From Ines']);
    expect((await p.as(token, nia.id).call(api.notifications.push)).devices).toMatchObject([{ current: true }]);
  });

  it('go with the account, and nothing is sent to somebody who is suspended or whose session is over', async () => {
    const p = await pushing(database);
    await subscribe(p, p.ada, 'phone');
    await subscribe(p, p.bo, 'laptop');
    await send(p);
    await p.db.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', p.ada.id).execute();
    await p.db.query.updateTable('session').set({ expiresAt: p.clock.now().toISOString() }).where('memberId', '=', p.bo.id).execute();
    await p.sweep();
    expect(p.told()).toEqual([]);
    await p.db.query.deleteFrom('member').where('id', 'in', [p.ada.id, p.bo.id]).execute();
    for (const table of ['pushSubscription', 'pushDelivery'] as const)
      expect(await p.db.query.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it('go out to many in parts, each once, however many servers send', async () => {
    const p = await pushing(database);
    const MEMBERS = 450;
    const sessions = await Promise.all(Array.from({ length: 3 }, async (_, index) => (await p.member({ firstName: `Many${index}` })).id));
    const { keys: browser } = p.service.browser('all');
    const rows = await p.db.query.selectFrom('session').select(['id', 'memberId']).where('memberId', 'in', sessions).execute();
    const at = p.clock.now().toISOString();
    const many = Array.from({ length: MEMBERS }, (_, index) => {
      const { id = '', memberId = '' } = rows[index % rows.length] ?? {};
      const address = { endpoint: `https://push.example.net/send/${index}`, ...browser, serverKey: keys.publicKey };
      return { id: p.deps.ids.next(), memberId, sessionId: id, ...address, timeZone: 'UTC', createdAt: at, failedAt: null };
    });
    await p.db.query.insertInto('pushSubscription').values(many).execute();
    const sent: string[] = [];
    p.through(async ({ endpoint }) => {
      sent.push(endpoint);
      return { status: 201, retryAfter: undefined };
    });
    await send(p);
    await Promise.all([p.sweep(), p.sweep()]);
    await p.sweep();
    expect(sent).toHaveLength(MEMBERS);
    expect(new Set(sent).size).toBe(MEMBERS);
    expect(await p.db.query.selectFrom('pushCursor').selectAll().execute()).toEqual([{ id: 1, place: 1, afterSubscription: '' }]);
  });

  it('that a server took along when it was cut off are sent by the next one', async () => {
    const p = await pushing(database);
    await subscribe(p, p.ada, 'phone');
    await send(p);
    let taken = () => {};
    const inHand = new Promise<void>((resolve) => {
      taken = resolve;
    });
    p.through(() => {
      taken();
      return new Promise(() => {});
    });
    void p.sweep();
    await inHand;
    p.through(p.service.transport);
    await p.sweep();
    expect(p.told()).toEqual([]);
    p.clock.advance({ minutes: 2 });
    await p.sweep();
    expect(p.told()).toEqual(['phone: A walk | From Ines']);
  });
});

describe.each(databases)('the devices of a member on %s', (database) => {
  it('are told to them alone, and ended by them alone', async () => {
    const p = await pushing(database);
    expect(await p.ada.call(api.notifications.push)).toEqual({ publicKey: keys.publicKey, devices: [] });
    const { devices } = await subscribe(p, p.ada, 'phone');
    expect(devices).toEqual([
      { id: expect.any(String), device: 'Unknown device', current: true, since: p.clock.now().toISOString(), failing: false },
    ]);
    expect((await p.bo.call(api.notifications.push)).devices).toEqual([]);
    const params = { id: devices[0]?.id ?? '' };
    await expect(p.bo.call(api.notifications.stopPush, { params })).rejects.toMatchObject({ status: 404 });
    expect((await p.ada.call(api.notifications.stopPush, { params })).devices).toEqual([]);
    await expect(p.ada.call(api.notifications.stopPush, { params })).rejects.toMatchObject({ status: 404 });
  });

  it('are one however often they say so, and go over to whoever signs in there next', async () => {
    const p = await pushing(database);
    const browser = p.service.browser('shared');
    const first = await Promise.all([1, 2, 3].map(() => p.ada.call(api.notifications.startPush, { body: browser })));
    expect(new Set(first.map(({ devices }) => devices[0]?.id)).size).toBe(1);
    await send(p, { targetUsers: [p.ada.id] });
    await p.bo.call(api.notifications.startPush, { body: browser });
    expect((await p.ada.call(api.notifications.push)).devices).toEqual([]);
    await p.sweep();
    expect(p.told()).toEqual([]);
    const renewed = await p.bo.call(api.notifications.startPush, { body: p.service.browser('renewed') });
    expect(renewed.devices).toHaveLength(1);
  });

  it('cannot be taken by somebody who knows their address alone', async () => {
    const p = await pushing(database);
    const { endpoint } = p.service.browser('phone');
    await subscribe(p, p.ada, 'phone');
    const { keys: strange } = p.service.browser('strange');
    await expect(p.bo.call(api.notifications.startPush, { body: { endpoint, keys: strange } })).rejects.toMatchObject({
      code: 'conflict',
    });
    const known = p.service.browser('point').keys;
    const noPoint = { ...known, p256dh: `B${'A'.repeat(86)}` };
    await expect(
      p.bo.call(api.notifications.startPush, { body: { endpoint: 'https://push.example.net/x', keys: noPoint } }),
    ).rejects.toMatchObject({ code: 'validation', fields: [{ path: 'body.keys.p256dh' }] });
  });

  it('are ten at most; the first makes room', async () => {
    const p = await pushing(database);
    const nia = await p.register({ email: 'nia@example.org', password: 'a long and rare passphrase 42' });
    const login = { email: nia.email, password: nia.password };
    for (let index = 0; index < 11; index += 1) {
      p.clock.advance({ minutes: 1 });
      const who = p.as((await p.nobody.call(api.accounts.login, { body: login })).token, nia.id);
      await subscribe(p, who, `browser-${index}`);
    }
    const { devices } = await nia.call(api.notifications.push);
    expect(devices).toHaveLength(10);
    const kept = await p.db.query.selectFrom('pushSubscription').select('endpoint').execute();
    expect(kept.map(({ endpoint }) => endpoint)).not.toContain('https://push.example.net/send/browser-0');
  });

  it('that subscribed with a former key of the server are none any more', async () => {
    const p = await pushing(database);
    await subscribe(p, p.ada, 'phone');
    await p.db.query.updateTable('pushSubscription').set({ serverKey: 'former' }).execute();
    expect((await p.ada.call(api.notifications.push)).devices).toEqual([]);
    await send(p);
    await p.sweep();
    expect(p.told()).toEqual([]);
  });
});

it.each(databases)('a server without keys says so and sends nothing, on %s', async (database) => {
  const w = await world(database);
  expect(await w.ada.call(api.notifications.push)).toEqual({ publicKey: null, devices: [] });
  await send(w);
  await pushSweep.run(w.deps);
  expect(await w.db.query.selectFrom('pushCursor').selectAll().execute()).toEqual([]);
});
