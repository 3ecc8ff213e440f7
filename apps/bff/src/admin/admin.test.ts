import { api, DomainError } from '@everstep/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockMember } from '../accounts/store.ts';
import type { Db } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import { deliverDue } from '../notifications/deliver.ts';
import { placeGiver } from '../notifications/order.ts';
import { insertReply, putThread } from '../notifications/thread-store.ts';
import { type CallError, databases, type Person, type World, world } from '../testing/index.ts';
import { sendMessage, sendNotification } from './send.ts';
import { cancelNotification } from './sent.ts';
import { sentNumbers } from './store.ts';
import { answerThread, markThread } from './threads.ts';

const absent = { lastEventId: undefined, idempotencyKey: undefined };
const letter = { title: 'A walk together', message: 'On Sunday at ten.' };

describe.each(databases)('the administrators on %s', (database) => {
  it('see whom they chose and to how many a notification went, and of few readers not even how many [admin-002]', async () => {
    const { admin, ada, bo } = await world(database);
    const all = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all' } });
    const chosen = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: [ada.id], undoSeconds: 30 } });
    expect(all).toMatchObject({ audience: 'all', state: 'sent', delivered: 2, recipients: [], read: null });
    expect(chosen).toMatchObject({
      audience: 'chosen',
      recipients: ['Ada'],
      read: null,
      state: 'waiting',
      delivered: 1,
      sendAt: '2026-03-02T09:00:30.000Z',
      sentAt: null,
    });
    await ada.call(api.notifications.read, { params: { id: all.id } });
    await bo.call(api.notifications.readAll);
    await bo.call(api.notifications.reply, { params: { id: all.id }, body: { content: 'Gladly' } });
    const response = await admin.fetch('/api/admin/notifications?limit=1');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ notifications: [{ id: chosen.id }], data: { nextCursor: expect.any(String) } });
    const { nextCursor } = await admin.call(api.admin.sentNotifications, { query: { limit: 1 } });
    const { notifications } = await admin.call(api.admin.sentNotifications, { query: { cursor: nextCursor ?? '' } });
    expect(notifications).toMatchObject([{ id: all.id, delivered: 2, read: null, threads: 1 }]);
    expect(text + JSON.stringify(notifications)).not.toContain(ada.id);
  });

  it('see how many have read it in whole tens, once it went to ten and ten have read it', async () => {
    const { admin, ada, bo, member } = await world(database);
    const further = [];
    for (let nth = 0; nth < 9; nth += 1) further.push(await member({ firstName: `Member ${nth}` }));
    const readers = [ada, bo, ...further];
    const { id } = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: readers.map((one) => one.id) } });
    const read = async () => (await admin.call(api.admin.sentNotifications)).notifications[0]?.read;
    expect(await read()).toBeNull();
    for (const one of readers.slice(0, 9)) await one.call(api.notifications.read, { params: { id } });
    expect(await read()).toBeNull();
    for (const one of readers.slice(9)) await one.call(api.notifications.read, { params: { id } });
    const { notifications } = await admin.call(api.admin.sentNotifications);
    expect(notifications).toMatchObject([{ delivered: 11, read: 10 }]);
    expect(notifications[0]?.recipients).toEqual(['Ada', 'Bo', ...further.slice(0, 8).map((_, nth) => `Member ${nth}`)]);
  });

  it('send with the title and the words alone, as an announcement that can be answered [api-076]', async () => {
    const { admin } = await world(database);
    const sent = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'member' } });
    expect(sent).toMatchObject({
      subject: letter.title,
      content: letter.message,
      type: 'announcement',
      priority: 'normal',
      canReply: true,
    });
    expect(sent).toMatchObject({ audience: 'member', delivered: 2 });
  });

  it('send once, however often they press [api-082]', async () => {
    const { admin, ada, deps, member } = await world(database);
    const body = { ...letter, id: deps.ids.next(), targetUsers: 'all' as const };
    const sent = await Promise.all([1, 2, 3].map(() => admin.call(api.admin.sendNotification, { body })));
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set([body.id]));
    const idempotencyKey = crypto.randomUUID();
    const message = { params: { userId: ada.id }, body: { message: 'How are you?' } };
    for (const _ of [1, 2]) await admin.call(api.admin.sendMessage, message, { idempotencyKey });
    // The kept answer may be gone: the key is then found with what was sent.
    await deps.db.query.deleteFrom('idempotency').execute();
    await admin.call(api.admin.sendMessage, message, { idempotencyKey });
    expect((await ada.call(api.notifications.list)).stats.totalMessages).toBe(2);
    const changed = admin.call(api.admin.sendNotification, { body: { ...body, message: 'On Monday' } });
    await expect(changed).rejects.toMatchObject({ code: 'idempotency_conflict' });
    const chosen = { ...body, id: deps.ids.next(), targetUsers: [ada.id] };
    await admin.call(api.admin.sendNotification, { body: chosen });
    const bo = await member({ firstName: 'Bo' });
    for (const change of [{ targetUsers: [bo.id] }, { targetUsers: [ada.id, bo.id] }, { title: 'Another day' }])
      await expect(admin.call(api.admin.sendNotification, { body: { ...chosen, ...change } })).rejects.toMatchObject({
        code: 'idempotency_conflict',
      });
    const other = await member({ firstName: 'Olu', role: 'admin' });
    await expect(other.call(api.admin.sendNotification, { body })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('get the same answer to the same letter, though a member it went to is gone and they are called otherwise by now', async () => {
    const w = await world(database);
    const { admin, ada, bo, db, deps } = w;
    const both = { ...letter, id: deps.ids.next(), targetUsers: [ada.id, bo.id] };
    await admin.call(api.admin.sendNotification, { body: both });
    const own = { params: { userId: ada.id }, body: { id: deps.ids.next(), message: 'How are you?' } };
    await admin.call(api.admin.sendMessage, own);
    await db.query.deleteFrom('member').where('id', '=', bo.id).execute();
    await db.query.updateTable('member').set({ firstName: 'Inés' }).where('id', '=', admin.id).execute();
    expect(await admin.call(api.admin.sendNotification, { body: both })).toMatchObject({ id: both.id });
    expect(await admin.call(api.admin.sendMessage, own)).toMatchObject({ id: own.body.id, subject: 'A message from Ines' });
    expect((await ada.call(api.notifications.list)).stats.totalMessages).toBe(2);
  });

  it('reach those whom they chose and who are there, and are told how many are gone, also when they send it again', async () => {
    const { admin, ada, bo, db, deps } = await world(database);
    const body = { ...letter, id: deps.ids.next(), targetUsers: [deps.ids.next(), ada.id, bo.id, deps.ids.next()] };
    const told = { id: body.id, audience: 'chosen', recipients: ['Ada', 'Bo'], delivered: 2, gone: 2 };
    for (const _ of [1, 2]) expect(await admin.call(api.admin.sendNotification, { body })).toMatchObject(told);
    await db.query.deleteFrom('member').where('id', '=', bo.id).execute();
    expect(await admin.call(api.admin.sendNotification, { body })).toMatchObject({ id: body.id, recipients: ['Ada'], gone: 3 });
    expect((await ada.call(api.notifications.list)).notifications).toMatchObject([{ id: body.id }]);
    expect(await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all' } })).toMatchObject({ gone: 0 });
    const other = admin.call(api.admin.sendNotification, { body: { ...body, message: 'On Monday' } });
    await expect(other).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it('are told that nobody is left, and of a plan too far ahead, and nobody is written to then', async () => {
    const { admin, ada, deps } = await world(database);
    const none = { ...letter, targetUsers: [deps.ids.next(), deps.ids.next()] };
    await expect(admin.call(api.admin.sendNotification, { body: none })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.targetUsers', message: 'None of those whom you chose has an account any more.' }],
    });
    const body = { ...letter, targetUsers: [ada.id], sendAt: '2027-03-04T09:00:00.000Z' };
    await expect(admin.call(api.admin.sendNotification, { body })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.sendAt' }],
    });
    expect((await admin.call(api.admin.sentNotifications)).notifications).toEqual([]);
    expect((await ada.call(api.notifications.list)).notifications).toEqual([]);
    const nobody = admin.call(api.admin.sendMessage, { params: { userId: deps.ids.next() }, body: { message: 'Hello' } });
    await expect(nobody).rejects.toMatchObject({ status: 404 });
  });

  it('let what waits go out at once, each once and with a line in the audit, and nothing that was taken back', async () => {
    const { admin, ada, deps } = await world(database);
    const held = await admin.call(api.admin.sendMessage, { params: { userId: ada.id }, body: { message: 'Hello', undoSeconds: 30 } });
    expect((await ada.call(api.notifications.list)).notifications).toEqual([]);
    for (const _ of [1, 2])
      expect(await admin.call(api.admin.sendNow, { params: { id: held.id } })).toMatchObject({ state: 'sent', sentAt: held.createdAt });
    expect((await ada.call(api.notifications.list)).notifications).toMatchObject([{ id: held.id, content: 'Hello' }]);
    const taken = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all', undoSeconds: 30 } });
    await admin.call(api.admin.cancelNotification, { params: { id: taken.id } });
    await expect(admin.call(api.admin.sendNow, { params: { id: taken.id } })).rejects.toMatchObject({ code: 'conflict' });
    await expect(admin.call(api.admin.sendNow, { params: { id: deps.ids.next() } })).rejects.toMatchObject({ code: 'not_found' });
    const { entries } = await admin.call(api.admin.audit);
    expect(entries.filter(({ act }) => act === 'notification_hurried')).toMatchObject([{ recordId: held.id, actorName: 'Ines' }]);
  });

  it('let nothing go out at once whose author is no administrator any more', async () => {
    const { admin, ada, member, db } = await world(database);
    const olu = await member({ firstName: 'Olu', role: 'admin' });
    const { id } = await olu.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all', undoSeconds: 30 } });
    await db.query.updateTable('member').set({ role: 'member' }).where('id', '=', olu.id).execute();
    await expect(admin.call(api.admin.sendNow, { params: { id } })).rejects.toMatchObject({ code: 'conflict' });
    expect((await ada.call(api.notifications.list)).notifications).toEqual([]);
  });

  it('see of each thread whose the last word is', async () => {
    const { admin, ada, member } = await world(database);
    const olu = await member({ firstName: 'Olu', role: 'admin' });
    const { id } = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all' } });
    await ada.call(api.notifications.reply, { params: { id }, body: { content: 'Gladly' } });
    const last = async (who: Person) => (await who.call(api.admin.threads)).threads[0];
    const thread = await last(admin);
    expect(thread).toMatchObject({ userName: 'Ada', lastMessageBy: { side: 'member', name: 'Ada', own: false } });
    await olu.call(api.admin.answerThread, { params: { id: thread?.id ?? '' }, body: { content: 'At ten' } });
    expect(await last(admin)).toMatchObject({ lastMessage: 'At ten', lastMessageBy: { side: 'team', name: 'Olu', own: false } });
    expect(await last(olu)).toMatchObject({ userName: 'Ada', lastMessageBy: { side: 'team', name: 'Olu', own: true } });
  });

  it('do nothing any more once they are demoted or suspended, though the call came in before', async () => {
    const w = await world(database);
    const { admin, ada, deps, member, db } = w;
    const { id } = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all' } });
    const planned = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all', undoSeconds: 30 } });
    await ada.call(api.notifications.reply, { params: { id }, body: { content: 'Gladly' } });
    const [thread] = (await admin.call(api.admin.threads)).threads;
    const threadParams = { id: thread?.id ?? '' };
    for (const change of [{ role: 'member' }, { status: 'suspended' }] as const) {
      const olu = await member({ firstName: 'Olu', role: 'admin' });
      await db.query.updateTable('member').set(change).where('id', '=', olu.id).execute();
      // As the call was let in a moment before.
      const from = {
        deps,
        actor: { id: olu.id, role: 'admin', sessionId: 's', timeZone: 'UTC', dayStartHour: 3, isDemo: false },
        caller: { requestId: 'r', address: '', userAgent: '', signal: new AbortController().signal, accept: '', ...absent },
      } as const;
      const plain = { type: 'announcement', priority: 'normal', canReply: true, undoSeconds: 0 } as const;
      const acts = [
        sendNotification({ ...from, body: { ...letter, ...plain, tags: [], targetUsers: 'all' } }),
        sendMessage({ ...from, params: { userId: ada.id }, body: { message: 'How are you?', undoSeconds: 0 } }),
        cancelNotification({ ...from, params: { id: planned.id } }),
        answerThread({ ...from, params: threadParams, query: {}, body: { content: 'Good.' } }),
        markThread({ ...from, params: threadParams, query: {} }),
      ];
      const codes = (await Promise.allSettled(acts)).map((result) =>
        result.status === 'rejected' && result.reason instanceof DomainError ? result.reason.code : 'done',
      );
      expect(codes).toEqual(Array(5).fill('forbidden'));
    }
    const { notifications } = await admin.call(api.admin.sentNotifications);
    expect(notifications.map(({ id: one, state }) => [one, state])).toEqual([
      [planned.id, 'waiting'],
      [id, 'sent'],
    ]);
    expect((await admin.call(api.admin.threads)).threads).toMatchObject([{ unread: true, lastMessage: 'Gladly' }]);
  });

  it('are followed by nothing that they had planned once they are no administrators any more, and what others planned goes out', async () => {
    const w = await world(database);
    const { admin, ada, deps, member, db, clock } = w;
    const olu = await member({ firstName: 'Olu', role: 'admin' });
    const vic = await member({ firstName: 'Vic', role: 'admin' });
    const body = { ...letter, targetUsers: 'all', undoSeconds: 30 } as const;
    for (const who of [olu, vic, admin]) await who.call(api.admin.sendNotification, { body });
    await db.query.updateTable('member').set({ role: 'member' }).where('id', '=', olu.id).execute();
    await db.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', vic.id).execute();
    clock.advance({ seconds: 31 });
    await deliverDue(deps);
    const { notifications } = await admin.call(api.admin.sentNotifications);
    expect(notifications.map(({ sender, state }) => [sender, state]).sort()).toEqual([
      ['Ines', 'sent'],
      ['Olu', 'stopped'],
      ['Vic', 'stopped'],
    ]);
    const { entries } = await admin.call(api.admin.audit);
    expect(entries.filter(({ act }) => act === 'notification_stopped').map((one) => [one.actorName, one.userName, one.recordName])).toEqual(
      expect.arrayContaining(['Olu', 'Vic'].map((name) => ['Everstep', name, letter.title])),
    );
    const [stopped] = notifications.filter(({ state }) => state === 'stopped');
    expect(await admin.call(api.admin.cancelNotification, { params: { id: stopped?.id ?? '' } })).toMatchObject({ state: 'stopped' });
    expect((await ada.call(api.notifications.list)).notifications).toHaveLength(1);
  });

  it('are followed by nothing that they had planned once their account is gone, and the others are told', async () => {
    const { admin, ada, clock, db, deps, member } = await world(database);
    const olu = await member({ firstName: 'Olu', role: 'admin' });
    await olu.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all', undoSeconds: 30 } });
    await db.query.deleteFrom('member').where('id', '=', olu.id).execute();
    clock.advance({ seconds: 31 });
    for (const _ of [1, 2]) await deliverDue(deps);
    expect((await admin.call(api.admin.sentNotifications)).notifications).toMatchObject([{ sender: 'Olu', state: 'stopped' }]);
    const { entries } = await admin.call(api.admin.audit);
    expect(entries).toMatchObject([
      { act: 'notification_stopped', actorName: 'Everstep', userId: null, recordName: letter.title },
      { act: 'notification_sent' },
    ]);
    expect((await ada.call(api.notifications.list)).notifications).toEqual([]);
  });

  it('cannot plan for a time that is over, save for what clocks differ by, nor by sending a plan again lose what was taken', async () => {
    const { admin, ada, clock, deps } = await world(database);
    const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
    const over = { status: 422, fields: [{ path: 'body.sendAt', message: 'That time is over. Choose a later one.' }] };
    const late = admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all', sendAt: at(-61), undoSeconds: 30 } });
    await expect(late).rejects.toMatchObject(over);
    const message = { params: { userId: ada.id }, body: { message: 'How are you?', sendAt: at(-61) } };
    await expect(admin.call(api.admin.sendMessage, message)).rejects.toMatchObject(over);
    const now = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all', sendAt: at(-60) } });
    expect(now.state).toBe('sent');
    const body = { ...letter, id: deps.ids.next(), targetUsers: 'all' as const, sendAt: at(600) };
    await admin.call(api.admin.sendNotification, { body });
    clock.advance({ minutes: 20 });
    expect(await admin.call(api.admin.sendNotification, { body })).toMatchObject({ id: body.id });
  });

  it('count those whom a broadcast reaches: nobody suspended, and no demo, neither among them nor among its readers', async () => {
    const { admin, ada, bo, member, db } = await world(database);
    const set = (id: string, change: { isDemo: 1 } | { status: 'active' | 'suspended' }) =>
      db.query.updateTable('member').set(change).where('id', '=', id).execute();
    const demo = await member({ firstName: 'Dot' });
    await set(demo.id, { isDemo: 1 });
    await set(bo.id, { status: 'suspended' });
    const all = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all' } });
    const members = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'member' } });
    const chosen = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: [ada.id, bo.id, demo.id] } });
    expect([all, members, chosen].map(({ delivered }) => delivered)).toEqual([1, 1, 2]);
    await set(bo.id, { status: 'active' });
    for (const who of [ada, bo, demo])
      for (const { id } of [all, members, chosen]) await who.call(api.notifications.read, { params: { id } });
    const ids = [chosen, members, all].map(({ id }) => id);
    const readers = async () => {
      const { read } = await sentNumbers(db.query, ids);
      return ids.map((id) => read.get(id) ?? 0);
    };
    expect(await readers()).toEqual([3, 2, 2]);
    await set(demo.id, { status: 'suspended' });
    await db.query.deleteFrom('notificationReceipt').where('memberId', '!=', demo.id).execute();
    expect(await readers()).toEqual([1, 0, 0]);
  });

  it('keep a thread unread that the member has written to since they saw it, whether they mark it or answer it', async () => {
    const { admin, ada, clock } = await world(database);
    const { id } = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all' } });
    const say = async (content: string) => {
      clock.advance({ minutes: 1 });
      await ada.call(api.notifications.reply, { params: { id }, body: { content } });
      const [thread] = (await admin.call(api.admin.threads)).threads;
      return { params: { id: thread?.id ?? '' }, query: { asOf: thread?.lastMessageAt } };
    };
    const isUnread = async () => (await admin.call(api.admin.threads)).unreadCount === 1;
    const first = await say('Gladly');
    const second = await say('Or rather not');
    expect(await admin.call(api.admin.readThread, first)).toMatchObject({ unread: true });
    await admin.call(api.admin.answerThread, { ...first, body: { content: 'See you' } });
    expect(await isUnread()).toBe(true);
    // The team's own answer is newer than what they saw, and none that waits for anybody.
    expect(await admin.call(api.admin.readThread, second)).toMatchObject({ unread: false });
    const third = await say('When?');
    await admin.call(api.admin.answerThread, { ...third, body: { content: 'At ten' } });
    expect(await isUnread()).toBe(false);
    await say('And where?');
    const { params } = third;
    expect(await admin.call(api.admin.readThread, { params })).toMatchObject({ unread: false });
  });

  it('find unread threads first, then the newest, a page at a time', async () => {
    const { admin, ada, bo, member } = await world(database);
    const cleo = await member({ firstName: 'Cleo' });
    const { id } = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all' } });
    for (const who of [ada, bo, cleo]) await who.call(api.notifications.reply, { params: { id }, body: { content: 'Gladly' } });
    const { threads, unreadCount } = await admin.call(api.admin.threads);
    expect([threads.map(({ userName }) => userName), unreadCount]).toEqual([['Cleo', 'Bo', 'Ada'], 3]);
    const params = { id: threads[0]?.id ?? '' };
    for (const _ of [1, 2]) expect(await admin.call(api.admin.readThread, { params })).toMatchObject({ userName: 'Cleo', unread: false });
    const first = await admin.call(api.admin.threads, { query: { limit: 2 } });
    const second = await admin.call(api.admin.threads, { query: { limit: 2, cursor: first.nextCursor ?? '' } });
    expect([first, second].map((page) => page.threads.map(({ userName }) => userName))).toEqual([['Bo', 'Ada'], ['Cleo']]);
  });
});

it('keeps a reply unread that is under way while the thread is marked', async () => {
  const { admin, ada, db } = await world('postgres');
  const { id } = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all' } });
  await ada.call(api.notifications.reply, { params: { id }, body: { content: 'Gladly' } });
  const [thread] = (await admin.call(api.admin.threads)).threads;
  const params = { id: thread?.id ?? '' };
  const marked = await transaction(db, async (tx) => {
    const order = await placeGiver(tx, new Date(Date.parse(thread?.lastMessageAt ?? '') + 1000));
    const place = order.next();
    await putThread(tx, { id: params.id, notificationId: id, memberId: ada.id, unread: 1, place });
    const mark = admin.call(api.admin.readThread, { params, query: { asOf: thread?.lastMessageAt } });
    await expect.poll(() => waitingIn(db)).toBe(1);
    const said = { id: crypto.randomUUID(), threadId: params.id, authorId: ada.id, authorName: 'Ada', content: 'Or rather not' };
    await insertReply(tx, { ...said, side: 'member', sentAt: order.at, place });
    await order.keep();
    return { mark };
  });
  expect(await marked.mark).toMatchObject({ unread: true, lastMessage: 'Or rather not' });
});

it('sends what is due and deletes an account where the two wait for each other', async () => {
  const { admin, ada, clock, db, deps, member } = await world('postgres');
  const olu = await member({ firstName: 'Olu', role: 'admin' });
  const planned = { ...letter, undoSeconds: 30 };
  await admin.call(api.admin.sendNotification, { body: { ...planned, targetUsers: [olu.id, ada.id] } });
  clock.advance({ seconds: 1 });
  await olu.call(api.admin.sendNotification, { body: { ...planned, targetUsers: [ada.id] } });
  clock.advance({ seconds: 31 });
  let delivering: Promise<void> | undefined;
  await transaction(db, async (tx) => {
    await lockMember(tx, olu.id);
    if (!delivering) {
      delivering = deliverDue(deps);
      await expect.poll(() => waitingIn(db)).toBe(1);
    }
    await tx.deleteFrom('member').where('id', '=', olu.id).execute();
  });
  await delivering;
  const states = (await admin.call(api.admin.sentNotifications)).notifications.map(({ sender, state }) => [sender, state]);
  expect(states).toEqual([
    ['Olu', expect.stringMatching(/sent|stopped/)],
    ['Ines', 'sent'],
  ]);
});

it('finds nobody where a letter, a reply, an answer or a mark meets the end of an account', async () => {
  const { admin, ada, bo, db, member } = await world('postgres');
  const [cleo, dora] = [await member({ firstName: 'Cleo' }), await member({ firstName: 'Dora' })];
  const { id } = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all' } });
  await ada.call(api.notifications.reply, { params: { id }, body: { content: 'Gladly' } });
  const [thread] = (await admin.call(api.admin.threads)).threads;
  const answer = () => admin.call(api.admin.answerThread, { params: { id: thread?.id ?? '' }, body: { content: 'See you' } });
  const meetings: readonly (readonly [goes: string, write: () => Promise<unknown>, answer: object])[] = [
    [ada.id, answer, { status: 404 }],
    [cleo.id, () => admin.call(api.admin.sendMessage, { params: { userId: cleo.id }, body: { message: 'Hello' } }), { status: 404 }],
    [
      dora.id,
      () => admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: [bo.id, dora.id] } }),
      { audience: 'chosen', recipients: ['Bo'], gone: 1 },
    ],
    [bo.id, () => bo.call(api.notifications.reply, { params: { id }, body: { content: 'Gladly' } }), { status: 404 }],
    [admin.id, () => admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all' } }), { status: 403 }],
  ];
  for (const [goes, write, expected] of [...meetings, ...(await ownActs(id, member))]) {
    const met = await transaction(db, async (tx) => {
      await tx.deleteFrom('member').where('id', '=', goes).execute();
      const answered = write().catch((error: CallError) => error);
      await expect.poll(() => waitingIn(db)).toBe(1);
      return { answered };
    });
    expect(await met.answered).toMatchObject(expected);
  }
});

/** What members do with a notification of theirs in the moment that their own account ends. */
async function ownActs(id: string, member: World['member']) {
  const params = { id };
  const acts: readonly ((who: Person) => Promise<unknown>)[] = [
    (who) => who.call(api.notifications.read, { params }),
    (who) => who.call(api.notifications.readAll),
    (who) => who.call(api.notifications.remove, { params }),
    (who) => who.call(api.notifications.changePreferences, { body: { mutedTypes: [], quiet: null } }),
  ];
  const people = await Promise.all(acts.map((_, nth) => member({ firstName: `Member ${nth}` })));
  return people.map((who, nth) => [who.id, async () => acts[nth]?.(who), { status: 401, code: 'session_expired' }] as const);
}

/** How many connections to the database wait for another one. */
async function waitingIn(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db.query);
  return Number(rows[0]?.count);
}
