import { api, type NotificationPreferences } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createHub } from '../events/hub.ts';
import { inProcessEvents } from '../events/in-process.ts';
import { postgresEvents } from '../events/postgres.ts';
import { databases, type Person, recordingLog, type World, world } from '../testing/index.ts';
import { deliverDue } from './deliver.ts';
import { notificationsSweep } from './sweep.ts';
import { listening, ready, type Told } from './testing/listening.ts';

const letter = { title: 'A walk together', message: 'On Sunday at ten.' };
const toAll = (body: { sendAt?: string; undoSeconds?: number } = {}) => ({ body: { ...letter, targetUsers: 'all' as const, ...body } });

const about =
  (id: string) =>
  ({ data }: Told): boolean =>
    data.resource === 'notification' && data.id === id;
/** What was told about notifications before a message for this member alone, which is sent now and waits for nothing. */
async function toldByNow(w: World, who: Person, stream: Awaited<ReturnType<typeof listening>>): Promise<readonly Told[]> {
  const { id } = await w.admin.call(api.admin.sendMessage, { params: { userId: who.id }, body: { message: 'Until here.' } });
  return (await stream.until(about(id))).filter(({ data }) => data.id !== id);
}

describe.each(databases)('the stream on %s', (database) => {
  it('tells those whom a notification is for, each with its place, and nobody else', async () => {
    const w = await world(database);
    const [ada, bo] = [await listening(w.ada), await listening(w.bo)];
    await ada.until(ready);
    await bo.until(ready);
    const chosen = await w.admin.call(api.admin.sendMessage, { params: { userId: w.ada.id }, body: { message: 'How are you?' } });
    const staff = await w.admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'admin' } });
    const all = await w.admin.call(api.admin.sendNotification, toAll());
    const hint = (id: string, place: string) => ({ event: 'hint', id: place, data: { resource: 'notification', id } });
    expect(await ada.until(about(all.id))).toMatchObject([hint(chosen.id, '1'), hint(all.id, '3')]);
    expect(await bo.until(about(all.id))).toMatchObject([hint(all.id, '3')]);
    expect(JSON.stringify([ada.told, bo.told])).not.toContain(staff.id);
    await ada.leave();
    await bo.leave();
  });

  it('tells a member and the team of what they write to each other, and nobody else [notif-002]', async () => {
    const w = await world(database);
    const { id } = await w.admin.call(api.admin.sendNotification, toAll());
    const [ada, bo, admin] = [await listening(w.ada), await listening(w.bo), await listening(w.admin)];
    for (const stream of [ada, bo, admin]) await stream.until(ready);
    await w.ada.call(api.notifications.reply, { params: { id }, body: { content: 'A question' } });
    const [thread] = (await w.admin.call(api.admin.threads)).threads;
    await w.admin.call(api.admin.answerThread, { params: { id: thread?.id ?? '' }, body: { content: 'An answer' } });
    const both = (told: readonly Told[]) => told.map((event) => [event.id, event.data.id]);
    expect(both(await ada.until(({ id: place }) => place === '3'))).toEqual([
      ['2', id],
      ['3', id],
    ]);
    // Without the letter, which stands in the administrator's own list, too: nothing has come there.
    expect(both(await admin.until(({ id: place }) => place === '3'))).toEqual([
      ['2', null],
      ['3', null],
    ]);
    expect(await toldByNow(w, w.bo, bo)).toEqual([]);
    for (const stream of [ada, bo, admin]) await stream.leave();
  });

  it('misses nothing that is sent between the loading of a page and the opening of its stream', async () => {
    const w = await world(database);
    await w.admin.call(api.admin.sendNotification, toAll());
    const { lastEventId } = await w.ada.call(api.accounts.me);
    const between = await w.admin.call(api.admin.sendNotification, toAll());
    const stream = await listening(w.ada, lastEventId);
    expect((await stream.until(ready)).map(({ data }) => data.id)).toEqual([between.id]);
    await stream.leave();
  });

  it('goes on from what its client heard last, without a gap or a repeat, also on another server', async () => {
    const w = await world(database);
    const first = await listening(w.ada);
    await first.until(ready);
    const heard = await w.admin.call(api.admin.sendNotification, toAll());
    const [last] = await first.until(about(heard.id));
    await first.leave();
    const missed = [];
    for (const targetUsers of ['all', 'admin', 'member'] as const)
      missed.push(await w.admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers } }));
    const { token } = w.ada;
    const server = createApp({ ...w.deps, events: inProcessEvents() });
    const there = {
      fetch: async (path: string, init: RequestInit = {}) =>
        server.request(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` } }),
    };
    const again = await listening(there, last?.id);
    await again.until(ready);
    expect(again.told.map(({ event, id, data }) => [event, id, data.id])).toEqual([
      ['hint', '2', missed[0]?.id],
      ['hint', '4', missed[2]?.id],
      ['ready', '4', undefined],
    ]);
    await again.leave();
    const up = await listening(w.ada, '4');
    expect((await up.until(ready)).length).toBe(0);
    await up.leave();
  });

  it('asks for everything anew where too much was missed, or the place is not known', async () => {
    const w = await world(database);
    await w.admin.call(api.admin.sendNotification, toAll());
    await w.db.query.updateTable('notificationOrder').set({ last: 700 }).execute();
    for (const place of ['1', '701', 'nonsense', '-1', '1.5', '', '99999999999999999999']) {
      const stream = await listening(w.ada, place);
      expect([place, ...(await stream.until(ready)).map(({ data }) => data.id)]).toEqual([place, null]);
      expect(stream.told.at(-1)).toMatchObject({ event: 'ready', id: '700' });
      await stream.leave();
    }
  });

  it('tells of a notification when it is due, once, though several servers look for it', async () => {
    const w = await world(database);
    const stream = await listening(w.ada);
    await stream.until(ready);
    const held = await w.admin.call(api.admin.sendNotification, toAll({ undoSeconds: 30 }));
    const taken = await w.admin.call(api.admin.sendNotification, toAll({ undoSeconds: 30 }));
    await w.admin.call(api.admin.cancelNotification, { params: { id: taken.id } });
    await deliverDue(w.deps);
    expect(await toldByNow(w, w.ada, stream)).toEqual([]);
    stream.told.length = 0;
    w.clock.advance({ seconds: 30 });
    await Promise.all([deliverDue(w.deps), deliverDue(w.deps)]);
    await stream.until(about(held.id));
    const told = await toldByNow(w, w.ada, stream);
    expect(told.map(({ data }) => data.id)).toEqual([held.id]);
    await stream.leave();
  });

  it('lets nothing go out before its time, however long it waits for its turn', async () => {
    const w = await world(database);
    const start = w.clock.now().getTime();
    const plans = Array.from({ length: 8 }, (_, at) => new Date(start + 5 + 10 * at).toISOString());
    for (const sendAt of plans) await w.admin.call(api.admin.sendNotification, toAll({ sendAt }));
    let looks = 0;
    const clock = { now: () => new Date(start + 10 * looks++) };
    for (const _ of plans) await deliverDue({ ...w.deps, clock });
    const { notifications } = await w.admin.call(api.admin.sentNotifications);
    expect(notifications.map(({ sentAt }) => sentAt)).not.toContain(null);
    expect(notifications.filter(({ sendAt, sentAt }) => (sentAt ?? '') < sendAt)).toEqual([]);
  });

  it('keeps the order of a broadcast and what is for one member, and other hints wait for neither', async () => {
    const w = await world(database);
    const others = await Promise.all(Array.from({ length: 15 }, () => listening(w.ada)));
    const bo = await listening(w.bo);
    for (const stream of [...others, bo]) await stream.until(ready);
    const all = await w.admin.call(api.admin.sendNotification, toAll());
    const own = await w.admin.call(api.admin.sendMessage, { params: { userId: w.bo.id }, body: { message: 'How are you?' } });
    w.deps.events.publish(w.bo.id, { resource: 'mood', id: 'm1' });
    await bo.until(({ data }) => data.id === 'm1');
    expect((await bo.until(about(own.id))).map(({ id, data }) => [id, data.id])).toEqual([
      ['1', all.id],
      ['2', own.id],
    ]);
    for (const stream of others) expect((await stream.until(about(all.id))).map(({ data }) => data.id)).toEqual([all.id]);
    for (const stream of [...others, bo]) await stream.leave();
  });

  it('says of a broadcast that has just gone out what a page shows of it, to each with what they want to hear of', async () => {
    const w = await world(database);
    await w.bo.call(api.notifications.changePreferences, { body: { mutedTypes: ['promotion'], quiet: { from: '22:00', to: '07:00' } } });
    const [ada, bo, sender] = [await listening(w.ada), await listening(w.bo), await listening(w.admin)];
    for (const stream of [ada, bo, sender]) await stream.until(ready);
    const told = async (id: string) => {
      const heard = [];
      for (const stream of [ada, bo]) heard.push((await stream.until(about(id))).find(({ data }) => data.id === id)?.data.arrival);
      return heard;
    };
    const all = await w.admin.call(api.admin.sendNotification, { body: { ...toAll().body, priority: 'high' } });
    const line = { subject: letter.title, sender: all.sender, type: 'announcement', priority: 'high', fetchWithinMs: 180 };
    const everything = { mutedTypes: [], quiet: null };
    const less: NotificationPreferences = { mutedTypes: ['promotion'], quiet: { from: '22:00', to: '07:00' } };
    expect(await told(all.id)).toEqual([
      { ...line, wants: everything },
      { ...line, wants: less },
    ]);
    // What somebody changes while they listen counts from then on.
    await w.ada.call(api.notifications.changePreferences, { body: { ...less, quiet: null } });
    const second = await w.admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'member' } });
    expect((await told(second.id)).map((arrival) => arrival?.wants)).toEqual([{ ...less, quiet: null }, less]);
    // Who sent it has read it.
    const own = (await sender.until(about(all.id))).find(({ data }) => data.id === all.id);
    expect(own?.data).toEqual({ resource: 'notification', id: all.id });
    for (const stream of [ada, bo, sender]) await stream.leave();
  });

  it('says nothing of a letter to one alone, of one to others, or of what somebody has missed but that it is there', async () => {
    const w = await world(database);
    const cleo = await w.member({ firstName: 'Cleo' });
    const [ada, bo, third] = [await listening(w.ada), await listening(w.bo), await listening(cleo)];
    for (const stream of [ada, bo, third]) await stream.until(ready);
    const alone = await w.admin.call(api.admin.sendMessage, {
      params: { userId: w.ada.id },
      body: { title: 'For Ada', message: 'A secret' },
    });
    const chosen = await w.admin.call(api.admin.sendNotification, {
      body: { title: 'For two', message: 'A secret', targetUsers: [w.ada.id, w.bo.id] },
    });
    const told = await ada.until(about(chosen.id));
    expect(told.find(({ data }) => data.id === alone.id)?.data).toEqual({ resource: 'notification', id: alone.id });
    expect(told.find(({ data }) => data.id === chosen.id)?.data.arrival).toMatchObject({ subject: 'For two' });
    await bo.until(about(chosen.id));
    await toldByNow(w, w.bo, bo);
    expect(await toldByNow(w, cleo, third)).toEqual([]);
    expect(JSON.stringify(bo.told)).not.toContain('For Ada');
    expect(JSON.stringify(third.told)).not.toMatch(/For Ada|For two/);
    expect(JSON.stringify([ada.told, bo.told, third.told])).not.toContain('A secret');
    const back = await listening(w.ada, '0');
    await back.until(ready);
    expect(back.told.map(({ data }) => data)).toEqual([
      { resource: 'notification', id: alone.id },
      { resource: 'notification', id: chosen.id },
      {},
    ]);
    for (const stream of [ada, bo, third, back]) await stream.leave();
  });

  it('leaves nothing out and repeats nothing when much goes out at the same moment', async () => {
    const w = await world(database);
    const { id } = await w.admin.call(api.admin.sendNotification, toAll());
    const [fresh, resumed] = [await listening(w.ada), await listening(w.ada, '0')];
    await fresh.until(ready);
    const senders = Array.from({ length: 12 }, () => w.admin.call(api.admin.sendNotification, toAll()));
    const writers = Array.from({ length: 12 }, (_, index) =>
      w.ada.call(api.notifications.reply, { params: { id }, body: { content: `Reply ${index}` } }),
    );
    await Promise.all([...senders, ...writers]);
    const places = async (stream: typeof fresh) => (await stream.until((told) => told.id === '25')).map((told) => Number(told.id));
    const all = Array.from({ length: 25 }, (_, index) => index + 1);
    expect(await places(resumed)).toEqual(all);
    expect(await places(fresh)).toEqual(all.slice(1));
    await fresh.leave();
    await resumed.leave();
  });

  it('hears of what another server sent, though the line between them is down', async () => {
    const w = await world(database);
    const stream = await listening(w.ada);
    await stream.until(ready);
    const alone = createApp({ ...w.deps, events: inProcessEvents() });
    const sent = await alone.request('/api/admin/notifications', {
      method: 'POST',
      headers: { authorization: `Bearer ${w.admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(toAll().body),
    });
    expect(sent.status).toBe(201);
    await notificationsSweep.run(w.deps);
    expect(await stream.until(({ id }) => id === '1')).toHaveLength(1);
    await stream.leave();
  });

  it('writes no row for each member of a broadcast, and one for its sender', async () => {
    const w = await world(database);
    await w.admin.call(api.admin.sendNotification, toAll());
    expect(await w.db.query.selectFrom('notificationTarget').selectAll().execute()).toEqual([]);
    const receipts = await w.db.query.selectFrom('notificationReceipt').select('memberId').execute();
    expect(receipts).toEqual([{ memberId: w.admin.id }]);
  });

  it('tells a member who is no administrator any more nothing of the team', async () => {
    const w = await world(database);
    const second = await w.member({ firstName: 'Olu', role: 'admin' });
    const stream = await listening(second);
    await stream.until(ready);
    const { id } = await w.admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'admin' } });
    await stream.until(about(id));
    stream.told.length = 0;
    await w.db.query.updateTable('member').set({ role: 'member' }).where('id', '=', second.id).execute();
    await w.admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'admin' } });
    const all = await w.admin.call(api.admin.sendNotification, toAll());
    await w.ada.call(api.notifications.reply, { params: { id: all.id }, body: { content: 'A question' } });
    expect((await toldByNow(w, second, stream)).map(({ data }) => data.id)).toEqual([all.id]);
    await stream.leave();
  });
});

it('carries what is announced to the servers of one PostgreSQL', async () => {
  const w = await world('postgres');
  const { log } = recordingLog();
  const [here, there] = [await postgresEvents(w.databaseUrl ?? '', log), await postgresEvents(w.databaseUrl ?? '', log)];
  const stop = new AbortController();
  const iterator = there.follow('ada', stop.signal)[Symbol.asyncIterator]();
  here.announce(7);
  expect((await iterator.next()).value).toEqual({ resource: 'order', id: null, place: 7 });
  stop.abort();
  await here.close();
  await there.close();
});

it('keeps the furthest announcement for a slow listener, however many hints come meanwhile', async () => {
  const hub = createHub();
  const stop = new AbortController();
  const heard = hub.follow('ada', stop.signal)[Symbol.asyncIterator]();
  hub.announce(1);
  for (let count = 0; count < 150; count += 1) hub.deliver('ada', { resource: 'mood', id: String(count) });
  hub.announce(2);
  expect((await heard.next()).value).toEqual({ resource: 'order', id: null, place: 2 });
  stop.abort();
});
