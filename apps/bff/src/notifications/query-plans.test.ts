import { api } from '@everstep/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { databases, explain, isRead, listeningDatabase, type World, world } from '../testing/index.ts';
import { countAll, countUnread } from './count-store.ts';
import { notificationsSweep } from './sweep.ts';

const BROADCASTS = 10_000;
/** A table that is read without an index. A list may be read along its index, to the end of its page. */
const READ_WHOLE = /^SCAN (?:notification\w*|member|session|thread|receipt|target|reply|newest|answer|earlier)$/;

/** Ten thousand broadcasts to everybody. */
async function manyBroadcasts(db: Db): Promise<void> {
  const rows = Array.from({ length: BROADCASTS }, (_, index) => {
    const at = new Date(Date.UTC(2026, 3, 1) + index * 60_000).toISOString();
    const sender = { senderId: null, senderRole: 'system', senderName: 'Everstep' } as const;
    const kind = { type: 'announcement', priority: 'normal', tags: '[]', canReply: 0, audience: 'all', audienceSize: 3 } as const;
    const times = { createdAt: at, sendAt: at, sentAt: at, cancelledAt: null, place: index + 1 };
    return { id: crypto.randomUUID(), subject: 'News', content: 'What is new.', ...sender, ...kind, ...times };
  });
  for (let from = 0; from < rows.length; from += 500) {
    await db.query
      .insertInto('notification')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  await db.query
    .insertInto('notificationOrder')
    .values({ id: 1, last: BROADCASTS, lastAt: rows.at(-1)?.sentAt ?? '' })
    .execute();
}

/** Everything that members and administrators ask. */
async function askEverything({ ada, admin, deps }: World): Promise<void> {
  const { id } = await admin.call(api.admin.sendNotification, { body: { title: 'News', message: 'What is new.', targetUsers: [ada.id] } });
  const later = { title: 'Later', message: 'What will be.', targetUsers: 'all', undoSeconds: 30 } as const;
  await admin.call(api.admin.cancelNotification, { params: { id: (await admin.call(api.admin.sendNotification, { body: later })).id } });
  await ada.call(api.notifications.list, { query: { unread: 'true', type: 'announcement' } });
  await ada.call(api.notifications.list, { query: { id } });
  const { nextCursor } = await ada.call(api.notifications.list, { query: { limit: 2 } });
  await ada.call(api.notifications.list, { query: { limit: 2, cursor: nextCursor ?? '', type: 'announcement,feature' } });
  await admin.call(api.notifications.list, { query: { limit: 2 } });
  await ada.call(api.notifications.read, { params: { id } });
  await ada.call(api.notifications.reply, { params: { id }, body: { content: 'Thank you.' } });
  await ada.call(api.notifications.replies, { params: { id } });
  await ada.call(api.notifications.remove, { params: { id } });
  await ada.call(api.notifications.restore, { params: { id } });
  await ada.call(api.notifications.unreadCount);
  await ada.call(api.notifications.readAll);
  const [thread] = (await admin.call(api.admin.threads, { query: { limit: 1 } })).threads;
  const params = { id: thread?.id ?? '' };
  await admin.call(api.admin.answerThread, { params, body: { content: 'You are welcome.' } });
  await admin.call(api.admin.thread, { params });
  await admin.call(api.admin.readThread, { params });
  const sent = await admin.call(api.admin.sentNotifications, { query: { limit: 1 } });
  await admin.call(api.admin.sentNotifications, { query: { limit: 1, cursor: sent.nextCursor ?? '' } });
  await notificationsSweep.run(deps);
}

it('reads notifications by their indexes, however many there are', async () => {
  const { db, database, asked } = await listeningDatabase();
  const w = await world('sqlite', { deps: { db } });
  await manyBroadcasts(db);
  database.exec('analyze');
  asked.length = 0;
  await askEverything(w);

  const statements = new Map(asked.filter(isRead).map((query) => [query.sql, query.parameters]));
  const plans = [...statements]
    .filter(([text]) => text.includes('notification'))
    .map(([text, parameters]) => ({ text, plan: explain(database, text, parameters) }));
  expect(plans.length).toBeGreaterThan(15);
  expect(plans.filter(({ plan }) => plan.some((step) => READ_WHOLE.test(step)))).toEqual([]);
});

describe.each(databases)('ten thousand broadcasts on %s', (database) => {
  it('are counted without a row of the member, and none of them is read for a page', async () => {
    const { ada, db } = await world(database);
    await manyBroadcasts(db);
    expect([await countUnread(db.query, ada.id), await countAll(db.query, ada.id)]).toEqual([BROADCASTS, BROADCASTS]);
    await ada.call(api.notifications.readAll);
    expect(await countUnread(db.query, ada.id)).toBe(0);
    const receipts = await db.query.selectFrom('notificationReceipt').selectAll().execute();
    expect(receipts.length).toBeLessThanOrEqual(100);
    if (database === 'sqlite') return;
    await sql`analyze`.execute(db.query);
    const { rows } = await sql<Record<string, string>>`explain select place from notification where audience = 'all' and place >= 1
      order by place desc limit 50`.execute(db.query);
    const plan = rows.map((row) => Object.values(row).join()).join('\n');
    expect(plan).toContain('Index');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });
});
