import { api, type Input } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { sentNumbers } from '../admin/store.ts';
import { databases, type Person, type World, world } from '../testing/index.ts';
import { deliverDue } from './deliver.ts';
import { noteRead } from './receipt-store.ts';

const letter = { title: 'A walk together', message: 'On Sunday at ten.\nBy the old bridge.' };
type Letter = Partial<Input<typeof api.admin.sendNotification>['body']>;

/** Sends to everybody, unless told otherwise. */
const send = ({ admin }: World, body: Letter = {}) =>
  admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all', ...body } });

async function subjectsOf(who: Person, query: Input<typeof api.notifications.list>['query'] = {}): Promise<string[]> {
  return (await who.call(api.notifications.list, { query })).notifications.map(({ subject }) => subject);
}

/** The same numbers wherever they are told. */
async function unreadOf(who: Person): Promise<number> {
  const { count } = await who.call(api.notifications.unreadCount);
  const { stats } = await who.call(api.notifications.list);
  const { notifications } = await who.call(api.gamification.userProgress);
  const dashboard = await who.call(api.dashboard.read, { query: {} });
  const summary = await who.call(api.dashboard.summary);
  expect([stats.unreadCount, notifications, dashboard.stats.notifications, summary.stats.notifications]).toEqual([
    count,
    count,
    count,
    count,
  ]);
  return count;
}

async function oneOf(who: Person) {
  const [newest] = (await who.call(api.notifications.list)).notifications;
  if (!newest) throw new Error('an empty inbox');
  return newest;
}

/** The team answers the thread about a subject, or the only one. */
async function answer({ admin }: World, content: string, about?: string): Promise<void> {
  const { threads } = await admin.call(api.admin.threads);
  const thread = threads.find(({ subject }) => about === undefined || subject === about);
  if (thread) await admin.call(api.admin.answerThread, { params: { id: thread.id }, body: { content } });
}

describe.each(databases)('notifications on %s', (database) => {
  it('reach a member as the spec has them [notif-001] [entity-008] [entity-012] [api-066] [api-076]', async () => {
    const w = await world(database);
    await send(w, { targetUsers: [w.ada.id], type: 'reminder', priority: 'high', tags: ['walks', 'Sunday'] });
    const response = await w.ada.fetch('/api/user/notifications?limit=50&offset=0');
    expect(await response.json()).toMatchObject({
      notifications: [
        {
          id: expect.any(String),
          subject: letter.title,
          content: letter.message,
          sender: 'Ines',
          senderRole: 'admin',
          type: 'reminder',
          priority: 'high',
          tags: ['walks', 'Sunday'],
          sentAt: '2026-03-02T09:00:00.000Z',
          isRead: false,
          canReply: true,
        },
      ],
      stats: { totalMessages: 1, unreadCount: 1, lastMessageAt: '2026-03-02T09:00:00.000Z' },
    });
    expect(await subjectsOf(w.bo)).toEqual([]);
  });

  it('go to everybody, to a role, or to chosen members, and to nobody who joins later', async () => {
    const w = await world(database);
    await send(w, { title: 'To all' });
    await send(w, { title: 'To administrators', targetUsers: 'admin' });
    await send(w, { title: 'To members', targetUsers: 'member' });
    await send(w, { title: 'To Bo', targetUsers: [w.bo.id, w.bo.id] });
    w.clock.advance({ seconds: 1 });
    const cleo = await w.member({ firstName: 'Cleo' });
    await send(w, { title: 'Later' });
    expect(await subjectsOf(w.ada)).toEqual(['Later', 'To members', 'To all']);
    expect(await subjectsOf(w.bo)).toEqual(['Later', 'To Bo', 'To members', 'To all']);
    expect(await subjectsOf(w.admin)).toEqual(['Later', 'To administrators', 'To all']);
    expect(await subjectsOf(cleo)).toEqual(['Later']);
    expect(await Promise.all([w.ada, w.bo, w.admin, cleo].map(unreadOf))).toEqual([3, 4, 0, 1]);
  });

  it('are read where their sender meets them, a broadcast that was planned too, and unread for another administrator', async () => {
    const w = await world(database);
    const olu = await w.member({ firstName: 'Olu', role: 'admin' });
    const sendAt = new Date(w.clock.now().getTime() + 60_000).toISOString();
    await send(w, { title: 'Planned', sendAt });
    await send(w, { title: 'To administrators', targetUsers: 'admin' });
    w.clock.advance({ minutes: 2 });
    await deliverDue(w.deps);
    expect(await subjectsOf(w.admin)).toEqual(['Planned', 'To administrators']);
    expect(await subjectsOf(w.admin, { unread: 'true' })).toEqual([]);
    expect(await Promise.all([w.admin, olu, w.ada].map(unreadOf))).toEqual([0, 2, 1]);
    const { notifications } = await w.admin.call(api.admin.sentNotifications);
    expect(notifications.map(({ delivered }) => delivered)).toEqual([1, 3]);
    const { read } = await sentNumbers(
      w.db.query,
      notifications.map(({ id }) => id),
    );
    expect(notifications.map(({ id }) => read.get(id) ?? 0)).toEqual([0, 0]);
    await send(w, { title: 'To myself as well', targetUsers: [w.admin.id, w.ada.id] });
    expect(await unreadOf(w.admin)).toBe(1);
  });

  it('are shown a page at a time, by offset and by cursor, and by type [api-066]', async () => {
    const w = await world(database);
    for (const title of ['1', '2', '3', '4', '5']) {
      await send(w, { title, type: title === '3' ? 'feature' : 'announcement', targetUsers: Number(title) % 2 === 0 ? [w.ada.id] : 'all' });
      w.clock.advance({ minutes: 1 });
    }
    expect(await subjectsOf(w.ada, { limit: 2, offset: 1 })).toEqual(['4', '3']);
    expect(await subjectsOf(w.ada, { type: 'feature' })).toEqual(['3']);
    const first = await w.ada.call(api.notifications.list, { query: { limit: 2 } });
    await send(w, { title: '6' });
    const query = { limit: 2, cursor: first.nextCursor ?? '' };
    expect(await subjectsOf(w.ada, query)).toEqual(['3', '2']);
    const { nextCursor, stats } = await w.ada.call(api.notifications.list, { query: { limit: 10, type: 'feature' } });
    expect(nextCursor).toBeNull();
    expect(stats).toEqual({ totalMessages: 6, unreadCount: 6, lastMessageAt: '2026-03-02T09:05:00.000Z' });
    await send(w, { title: '7', type: 'reminder', targetUsers: 'member' });
    const some = { limit: 1, type: 'reminder,feature,reminder' };
    const newest = await w.ada.call(api.notifications.list, { query: some });
    expect(newest.notifications.map(({ subject }) => subject)).toEqual(['7']);
    expect(await subjectsOf(w.ada, { ...some, limit: 9, cursor: newest.nextCursor ?? '' })).toEqual(['3']);
    for (const type of ['', 'feature,', 'feature,news', 'constructor'])
      await expect(w.ada.call(api.notifications.list, { query: { type } })).rejects.toMatchObject({ status: 422 });
    await expect(w.ada.call(api.notifications.list, { query: { cursor: 'bm9uc2Vuc2U' } })).rejects.toMatchObject({ status: 422 });
  });

  it('are read one by one, or all at once [notif-013] [notif-015] [api-067] [api-068] [api-069]', async () => {
    const w = await world(database);
    for (const title of ['1', '2', '3']) await send(w, { title, targetUsers: title === '2' ? [w.ada.id] : 'all' });
    const { id } = await oneOf(w.ada);
    for (const _ of [1, 2]) expect(await w.ada.call(api.notifications.read, { params: { id } })).toMatchObject({ id, isRead: true });
    expect(await unreadOf(w.ada)).toBe(2);
    expect(await w.ada.call(api.notifications.readAll)).toEqual({ count: 0 });
    expect((await w.ada.call(api.notifications.list)).notifications.map(({ isRead }) => isRead)).toEqual([true, true, true]);
    expect(await unreadOf(w.bo)).toBe(2);
    await send(w, { title: '4' });
    expect(await unreadOf(w.ada)).toBe(1);
  });

  it('are asked for by what is unread, and by their id', async () => {
    const w = await world(database);
    for (const title of ['1', '2', '3', '4', '5']) await send(w, { title, targetUsers: title === '2' ? [w.ada.id] : 'all' });
    const all = (await w.ada.call(api.notifications.list)).notifications;
    const idOf = (title: string) => all.find(({ subject }) => subject === title)?.id ?? '';
    for (const title of ['5', '2']) await w.ada.call(api.notifications.read, { params: { id: idOf(title) } });
    for (const title of ['1', '2']) await w.ada.call(api.notifications.remove, { params: { id: idOf(title) } });
    expect(await subjectsOf(w.ada, { unread: 'true' })).toEqual(['4', '3']);
    await w.ada.call(api.notifications.readAll);
    await w.ada.call(api.notifications.restore, { params: { id: idOf('1') } });
    await send(w, { title: '6' });
    expect(await subjectsOf(w.ada, { unread: 'true' })).toEqual(['6', '1']);
    expect(await subjectsOf(w.ada, { unread: 'true', type: 'feature' })).toEqual([]);
    expect(await subjectsOf(w.ada, { id: idOf('3') })).toEqual(['3']);
    expect(await subjectsOf(w.ada, { id: idOf('2') })).toEqual([]);
    expect(await subjectsOf(w.bo, { id: (await send(w, { targetUsers: [w.ada.id] })).id })).toEqual([]);
  });

  it('are deleted for one member, and come back as they were for thirty days [notif-016] [api-070]', async () => {
    const w = await world(database);
    await send(w, { title: 'Read' });
    await w.ada.call(api.notifications.readAll);
    await send(w, { title: 'Unread' });
    const [unread, read] = (await w.ada.call(api.notifications.list)).notifications;
    for (const item of [unread, read, unread]) await w.ada.call(api.notifications.remove, { params: { id: item?.id ?? '' } });
    expect(await w.ada.call(api.notifications.list)).toMatchObject({
      notifications: [],
      stats: { totalMessages: 0, unreadCount: 0, lastMessageAt: null },
    });
    expect(await unreadOf(w.ada)).toBe(0);
    expect(await subjectsOf(w.bo)).toEqual(['Unread', 'Read']);
    await expect(w.ada.call(api.notifications.read, { params: { id: unread?.id ?? '' } })).rejects.toMatchObject({ status: 404 });
    for (const item of [read, unread]) {
      expect(await w.ada.call(api.notifications.restore, { params: { id: item?.id ?? '' } })).toEqual(item);
    }
    expect(await unreadOf(w.ada)).toBe(1);
    await w.ada.call(api.notifications.remove, { params: { id: read?.id ?? '' } });
    const later = { 'x-time-zone': 'UTC' };
    w.clock.advance({ days: 6 });
    await w.db.query
      .updateTable('notificationReceipt')
      .set({ deletedAt: '2026-01-01T00:00:00.000Z' })
      .where('deletedAt', 'is not', null)
      .execute();
    const restored = w.ada.call(api.notifications.restore, { params: { id: read?.id ?? '' } }, { headers: later });
    await expect(restored).rejects.toMatchObject({ status: 404 });
  });

  it('stay deleted when a reading arrives late, as from a second device', async () => {
    const w = await world(database);
    const { id } = await send(w);
    await w.ada.call(api.notifications.remove, { params: { id } });
    const { place } = await w.db.query.selectFrom('notification').select('place').where('id', '=', id).executeTakeFirstOrThrow();
    await noteRead(w.db.relaxed, { memberId: w.ada.id, notificationId: id, place: place ?? 0, readAt: w.clock.now().toISOString() });
    expect([await subjectsOf(w.ada), await unreadOf(w.ada)]).toEqual([[], 0]);
  });

  it('are not there for anybody they were not sent to, whatever is asked of them', async () => {
    const w = await world(database);
    const { id } = await send(w, { targetUsers: [w.ada.id] });
    const waiting = await send(w, { undoSeconds: 30 });
    for (const [who, params] of [
      [w.bo, { id }],
      [w.ada, { id: waiting.id }],
    ] as const) {
      for (const endpoint of [api.notifications.read, api.notifications.remove, api.notifications.restore])
        await expect(who.call(endpoint, { params })).rejects.toMatchObject({ code: 'not_found' });
      await expect(who.call(api.notifications.replies, { params })).rejects.toMatchObject({ code: 'not_found' });
      await expect(who.call(api.notifications.reply, { params, body: { content: 'Hello' } })).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  const setRole = ({ db, ada }: World, role: 'admin' | 'member') =>
    db.query.updateTable('member').set({ role }).where('id', '=', ada.id).execute();

  it('of a role are those of the role one has now, and what one has read as a member', async () => {
    const w = await world(database);
    const { id } = await send(w, { title: 'Read', targetUsers: 'member' });
    const gone = await send(w, { title: 'Deleted', targetUsers: 'member' });
    await send(w, { title: 'Never opened', targetUsers: 'member' });
    await w.ada.call(api.notifications.read, { params: { id } });
    await w.ada.call(api.notifications.remove, { params: { id: gone.id } });
    const team = await send(w, { title: 'To administrators', targetUsers: 'admin' });
    await setRole(w, 'admin');
    expect(await subjectsOf(w.ada)).toEqual(['To administrators', 'Read']);
    expect(await subjectsOf(w.ada, { unread: 'true' })).toEqual(['To administrators']);
    expect((await w.ada.call(api.notifications.list)).stats).toMatchObject({ totalMessages: 2, unreadCount: 1 });
    await w.ada.call(api.notifications.read, { params: { id: team.id } });
    await setRole(w, 'member');
    expect(await subjectsOf(w.ada)).toEqual(['Never opened', 'Read']);
    expect((await w.ada.call(api.notifications.list)).stats).toMatchObject({ totalMessages: 2, unreadCount: 1 });
    await expect(w.ada.call(api.notifications.replies, { params: { id: team.id } })).rejects.toMatchObject({ status: 404 });
  });

  it('to members are answered also by who has become an administrator, who hears of what the team says to it', async () => {
    const w = await world(database);
    const { id } = await send(w, { title: 'To members', targetUsers: 'member' });
    await w.ada.call(api.notifications.read, { params: { id } });
    await setRole(w, 'admin');
    await w.ada.call(api.notifications.reply, { params: { id }, body: { content: 'Gladly' } });
    expect(await unreadOf(w.ada)).toBe(0);
    const [thread] = (await w.admin.call(api.admin.threads)).threads;
    await w.admin.call(api.admin.answerThread, { params: { id: thread?.id ?? '' }, body: { content: 'See you' } });
    expect(await unreadOf(w.ada)).toBe(1);
    expect(await subjectsOf(w.ada, { unread: 'true' })).toEqual(['To members']);
    const { notifications, stats } = await w.ada.call(api.notifications.list);
    expect(notifications).toMatchObject([{ id, isRead: false, answer: { content: 'See you' } }]);
    expect(stats).toMatchObject({ totalMessages: 1, unreadCount: 1 });
    const { replies } = await w.ada.call(api.notifications.replies, { params: { id } });
    expect(replies.map(({ content }) => content)).toEqual(['Gladly', 'See you']);
  });
});

describe.each(databases)('a notification that waits, on %s', (database) => {
  it('goes out when it is due, once, however many servers look', async () => {
    const w = await world(database);
    await send(w, { title: 'Planned', sendAt: '2026-03-02T10:00:00.000Z' });
    await send(w, { title: 'Held back', undoSeconds: 30 });
    await deliverDue(w.deps);
    expect(await subjectsOf(w.ada)).toEqual([]);
    w.clock.advance({ seconds: 30 });
    await Promise.all([deliverDue(w.deps), deliverDue(w.deps)]);
    expect(await subjectsOf(w.ada)).toEqual(['Held back']);
    w.clock.advance({ hours: 1 });
    await Promise.all([deliverDue(w.deps), deliverDue(w.deps), deliverDue(w.deps)]);
    expect(await subjectsOf(w.ada)).toEqual(['Planned', 'Held back']);
    const places = await w.db.query.selectFrom('notification').select('place').orderBy('place').execute();
    expect(places).toEqual([{ place: 1 }, { place: 2 }]);
  });

  it('can be cancelled until it goes out, and not after', async () => {
    const w = await world(database);
    const { id } = await send(w, { undoSeconds: 30 });
    for (const _ of [1, 2])
      expect(await w.admin.call(api.admin.cancelNotification, { params: { id } })).toMatchObject({ state: 'cancelled' });
    w.clock.advance({ minutes: 1 });
    await deliverDue(w.deps);
    expect(await subjectsOf(w.ada)).toEqual([]);
    const sent = await send(w);
    const late = w.admin.call(api.admin.cancelNotification, { params: { id: sent.id } });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'already_sent' });
    const unknown = w.admin.call(api.admin.cancelNotification, { params: { id: w.deps.ids.next() } });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });
});

describe.each(databases)('a thread on %s', (database) => {
  it('goes from the member to the team and back [notif-002] [entity-013] [api-071]', async () => {
    const w = await world(database);
    const other = await w.member({ firstName: 'Olu', role: 'admin' });
    await w.admin.call(api.admin.sendMessage, { params: { userId: w.ada.id }, body: { message: 'How are you?' } });
    const { id, ...message } = await oneOf(w.ada);
    expect(message).toMatchObject({ subject: 'A message from Ines', content: 'How are you?', type: 'personal', canReply: true });
    const said = await w.ada.call(api.notifications.reply, { params: { id }, body: { content: '  Well, thank you.  ' } });
    expect(said).toMatchObject({ originalNotificationId: id, content: 'Well, thank you.', userId: w.ada.id, author: 'Ada', own: true });
    expect(said.userEmail).toContain('ada.');
    await w.ada.call(api.notifications.readAll);

    const { threads, unreadCount } = await w.admin.call(api.admin.threads);
    expect({ threads, unreadCount }).toMatchObject({
      threads: [{ userName: 'Ada', unread: true, lastMessage: 'Well, thank you.' }],
      unreadCount: 1,
    });
    const params = { id: threads[0]?.id ?? '' };
    await other.call(api.admin.answerThread, { params, body: { content: 'Good to hear.' } });
    expect((await w.admin.call(api.admin.threads)).unreadCount).toBe(0);
    const thread = await w.admin.call(api.admin.thread, { params });
    expect(thread.replies.map(({ author, own, content }) => [author, own, content])).toEqual([
      ['Ada', false, 'Well, thank you.'],
      ['Olu', false, 'Good to hear.'],
    ]);

    // An answer is news: what it belongs to is unread again.
    expect(await unreadOf(w.ada)).toBe(1);
    const { replies } = await w.ada.call(api.notifications.replies, { params: { id } });
    expect(replies.map(({ author, own, userId }) => [author, own, userId])).toEqual([
      ['Ada', true, w.ada.id],
      ['Olu', false, w.ada.id],
    ]);
    expect(JSON.stringify(replies)).not.toContain('olu.');
  });

  it('are not found by administrators where they went to members alone, unless they had touched them as a member', async () => {
    const w = await world(database);
    const olu = await w.member({ firstName: 'Olu' });
    const [untouched, read] = [await send(w, { targetUsers: 'member' }), await send(w, { targetUsers: 'member' })];
    await olu.call(api.notifications.read, { params: { id: read.id } });
    await w.db.query.updateTable('member').set({ role: 'admin' }).where('id', '=', olu.id).execute();
    for (const who of [await w.member({ firstName: 'Vic', role: 'admin' }), olu]) {
      expect((await who.call(api.notifications.list, { query: { id: untouched.id } })).notifications).toEqual([]);
      const params = { id: untouched.id };
      await expect(who.call(api.notifications.read, { params })).rejects.toMatchObject({ status: 404 });
      await expect(who.call(api.notifications.remove, { params })).rejects.toMatchObject({ status: 404 });
      await expect(who.call(api.notifications.restore, { params })).rejects.toMatchObject({ status: 404 });
      await expect(who.call(api.notifications.replies, { params })).rejects.toMatchObject({ status: 404 });
      await expect(who.call(api.notifications.reply, { params, body: { content: 'Gladly' } })).rejects.toMatchObject({ status: 404 });
    }
    expect((await olu.call(api.notifications.list, { query: { id: read.id } })).notifications).toMatchObject([{ id: read.id }]);
    expect((await olu.call(api.notifications.list)).notifications).toMatchObject([{ id: read.id }]);
    await olu.call(api.notifications.remove, { params: { id: read.id } });
    expect(await olu.call(api.notifications.restore, { params: { id: read.id } })).toMatchObject({ id: read.id });
  });

  it('brings a deleted notification back with an answer', async () => {
    const w = await world(database);
    const { id } = await send(w);
    await w.ada.call(api.notifications.reply, { params: { id }, body: { content: 'A question' } });
    await w.ada.call(api.notifications.remove, { params: { id } });
    const [thread] = (await w.admin.call(api.admin.threads)).threads;
    await w.admin.call(api.admin.answerThread, { params: { id: thread?.id ?? '' }, body: { content: 'An answer' } });
    expect(await oneOf(w.ada)).toMatchObject({ id, isRead: false });
  });

  it('keeps an answer unread, and in the inbox, that came after what the member has read or deleted of it', async () => {
    const w = await world(database);
    const { id } = await send(w);
    await w.ada.call(api.notifications.reply, { params: { id }, body: { content: 'A question' } });
    const seen = { params: { id }, query: { asOf: w.clock.now().toISOString() } };
    w.clock.advance({ minutes: 5 });
    await answer(w, 'An answer');
    expect(await w.ada.call(api.notifications.read, seen)).toMatchObject({ id, isRead: false });
    await w.ada.call(api.notifications.remove, seen);
    const [stands] = (await w.ada.call(api.notifications.list)).notifications;
    expect(stands).toMatchObject({ id, isRead: false, answer: { content: 'An answer' } });
    const both = { params: { id }, query: { asOf: stands?.answer?.sentAt } };
    expect(await w.ada.call(api.notifications.read, both)).toMatchObject({ isRead: true });
    await w.ada.call(api.notifications.remove, both);
    expect(await subjectsOf(w.ada)).toEqual([]);
  });

  it('stands at the top of the inbox once it is answered, with the answer and its time', async () => {
    const w = await world(database);
    const { id } = await send(w, { title: 'Old' });
    await w.ada.call(api.notifications.reply, { params: { id }, body: { content: 'A question' } });
    for (const title of ['1', '2', '3']) await send(w, { title });
    expect(await subjectsOf(w.ada)).toEqual(['3', '2', '1', 'Old']);
    await w.ada.call(api.notifications.readAll);
    w.clock.advance({ minutes: 5 });
    await answer(w, 'First');
    await answer(w, 'An answer');
    expect(await subjectsOf(w.ada)).toEqual(['Old', '3', '2', '1']);
    expect(await subjectsOf(w.bo)).toEqual(['3', '2', '1', 'Old']);
    const { notifications, stats } = await w.ada.call(api.notifications.list, { query: { limit: 1 } });
    const said = { content: 'An answer', author: 'Ines', sentAt: '2026-03-02T09:05:00.000Z' };
    expect(notifications).toMatchObject([{ id, isRead: false, sentAt: '2026-03-02T09:00:00.000Z', answer: said }]);
    expect(stats).toMatchObject({ totalMessages: 4, unreadCount: 1, lastMessageAt: said.sentAt });
    await send(w, { title: '4' });
    expect(await subjectsOf(w.ada, { type: 'announcement' })).toEqual(['4', 'Old', '3', '2', '1']);
    await w.ada.call(api.notifications.remove, { params: { id } });
    expect(await subjectsOf(w.ada)).toEqual(['4', '3', '2', '1']);
  });

  it('is left out of no page and stands on none twice when it is answered while the inbox is read', async () => {
    const w = await world(database);
    for (const title of ['1', '2', '3', '4', '5', '6']) {
      const { id } = await send(w, { title, targetUsers: title === '2' ? [w.ada.id] : 'all' });
      if (title === '4') continue;
      await w.ada.call(api.notifications.reply, { params: { id }, body: { content: title } });
    }
    await answer(w, 'Earlier', '5');
    for (const unread of [undefined, 'true'] as const) {
      const query = { limit: 2, ...(unread && { unread }) };
      const before = await subjectsOf(w.ada, { ...query, limit: 10 });
      let page = await w.ada.call(api.notifications.list, { query });
      const read = [...page.notifications];
      await answer(w, 'Below', before[3]);
      await answer(w, 'Above', before[1]);
      await send(w, { title: 'New' });
      while (page.nextCursor !== null) {
        page = await w.ada.call(api.notifications.list, { query: { ...query, cursor: page.nextCursor } });
        read.push(...page.notifications);
        await answer(w, 'Once more', before[4]);
      }
      expect(read.map(({ subject }) => subject)).toEqual(before);
    }
  });

  it('is of one member alone: each has their own about a broadcast', async () => {
    const w = await world(database);
    const { id } = await send(w);
    for (const who of [w.ada, w.bo]) await who.call(api.notifications.reply, { params: { id }, body: { content: `From ${who.id}` } });
    const { replies } = await w.ada.call(api.notifications.replies, { params: { id } });
    expect(replies.map(({ content }) => content)).toEqual([`From ${w.ada.id}`]);
    expect((await w.admin.call(api.admin.threads)).threads).toHaveLength(2);
  });

  it('takes no reply where none is wanted [role-015]', async () => {
    const w = await world(database);
    const { id } = await send(w, { canReply: false });
    const refused = w.ada.call(api.notifications.reply, { params: { id }, body: { content: 'Hello' } });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'replies_closed' });
    await expect(w.ada.call(api.notifications.reply, { params: { id }, body: { content: ' ' } })).rejects.toMatchObject({ status: 422 });
  });

  it('holds a reply once, however often it is sent', async () => {
    const w = await world(database);
    const { id } = await send(w);
    const body = { id: w.deps.ids.next(), content: 'Once' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => w.ada.call(api.notifications.reply, { params: { id }, body })));
    expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([body.id]));
    expect((await w.ada.call(api.notifications.replies, { params: { id } })).replies).toHaveLength(1);
    const changed = w.ada.call(api.notifications.reply, { params: { id }, body: { ...body, content: 'Twice' } });
    await expect(changed).rejects.toMatchObject({ code: 'idempotency_conflict' });
    await expect(w.bo.call(api.notifications.reply, { params: { id }, body })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is read a page at a time, from the newest on', async () => {
    const w = await world(database);
    const { id } = await send(w);
    for (const content of ['1', '2', '3']) await w.ada.call(api.notifications.reply, { params: { id }, body: { content } });
    const first = await w.ada.call(api.notifications.replies, { params: { id }, query: { limit: 2 } });
    const second = await w.ada.call(api.notifications.replies, { params: { id }, query: { limit: 2, cursor: first.nextCursor ?? '' } });
    expect([first, second].map(({ replies }) => replies.map(({ content }) => content))).toEqual([['2', '3'], ['1']]);
    expect(second.nextCursor).toBeNull();
  });

  it('goes with its member', async () => {
    const w = await world(database);
    const { id } = await send(w, { targetUsers: [w.ada.id] });
    await w.ada.call(api.notifications.reply, { params: { id }, body: { content: 'Hello' } });
    await w.ada.call(api.notifications.readAll);
    await w.ada.call(api.notifications.changePreferences, { body: { mutedTypes: ['reminder'], quiet: null } });
    await w.db.query.deleteFrom('member').where('id', '=', w.ada.id).execute();
    for (const table of [
      'notificationThread',
      'notificationReply',
      'notificationReceipt',
      'notificationTarget',
      'notificationMark',
      'notificationPreference',
    ] as const)
      expect(await w.db.query.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await w.db.query.deleteFrom('member').where('id', '=', w.admin.id).execute();
    expect(await w.db.query.selectFrom('notification').select(['senderId', 'senderName']).execute()).toEqual([
      { senderId: null, senderName: 'Ines' },
    ]);
  });
});

describe.each(databases)('what makes itself heard on %s', (database) => {
  it('is everything, until a member chooses, for themselves alone', async () => {
    const { ada, bo } = await world(database);
    const chosen = { mutedTypes: ['promotion' as const, 'feature' as const], quiet: { from: '22:00', to: '07:00' } };
    expect(await ada.call(api.notifications.preferences)).toEqual({ mutedTypes: [], quiet: null });
    const answer = await ada.call(api.notifications.changePreferences, {
      body: { ...chosen, mutedTypes: [...chosen.mutedTypes, ...Array.from({ length: 9 }, () => 'promotion' as const)] },
    });
    expect(answer).toEqual({ ...chosen, mutedTypes: ['feature', 'promotion'] });
    expect(await ada.call(api.notifications.preferences)).toEqual(answer);
    expect(await bo.call(api.notifications.preferences)).toEqual({ mutedTypes: [], quiet: null });
    expect(await ada.call(api.notifications.changePreferences, { body: { mutedTypes: [], quiet: null } })).toEqual({
      mutedTypes: [],
      quiet: null,
    });
  });

  it('refuses quiet hours without an end', async () => {
    const { ada } = await world(database);
    const refused = await ada.fetch('/api/user/notifications/preferences', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mutedTypes: [], quiet: { from: '22:00', to: '22:00' } }),
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ error: { fields: [{ path: 'body.quiet.to', message: 'Choose two different times.' }] } });
  });

  it('keeps nothing from the list or its count', async () => {
    const w = await world(database);
    await w.ada.call(api.notifications.changePreferences, {
      body: { mutedTypes: ['announcement'], quiet: { from: '00:00', to: '23:59' } },
    });
    await send(w, { targetUsers: [w.ada.id] });
    expect((await w.ada.call(api.notifications.list, { query: {} })).notifications).toHaveLength(1);
    expect(await w.ada.call(api.notifications.unreadCount)).toEqual({ count: 1 });
  });
});
