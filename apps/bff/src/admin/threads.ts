import { type api, DomainError, type NotificationReply, type Thread } from '@everstep/domain';
import { lockMember } from '../accounts/store.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { placeGiver } from '../notifications/order.ts';
import { presentReply } from '../notifications/present.ts';
import { putReceipt } from '../notifications/receipt-store.ts';
import { senderNameOf } from '../notifications/sender-name.ts';
import type { Query } from '../notifications/store.ts';
import { findSameReply, hasUnseen, insertReply, listReplies, putThread } from '../notifications/thread-store.ts';
import { adminOf, lockAdmin } from './acting-admin.ts';
import { recordAct } from './audit.ts';
import { presentThread } from './present.ts';
import { countUnreadThreads, findSent, findThread, listThreads, markThreadRead, type WholeThread } from './store.ts';

/** Threads with members, unread ones first, then newest first, a page at a time. */
export async function readThreads({ deps, actor, query }: Call<typeof api.admin.threads>) {
  const { rows, nextCursor } = await listThreads(deps.db.query, query);
  return { threads: rows.map((row) => presentThread(row, actor.id)), unreadCount: await countUnreadThreads(deps.db.query), nextCursor };
}

/** One thread with what both sides wrote, the newest page first. */
export async function readThread({ deps, actor, params, query }: Call<typeof api.admin.thread>) {
  const thread = await threadOf(deps.db.query, params.id);
  const { rows, nextCursor } = await listReplies(deps.db.query, thread.id, query);
  return {
    thread: presentThread(thread, actor.id),
    content: thread.about,
    replies: rows.map((row) => presentReply(row, thread, actor.id)),
    nextCursor,
  };
}

/** Marks a thread as read, for all administrators. What the member has written since it was seen stays unread. */
export async function markThread({ deps, actor, params, query: seen }: Call<typeof api.admin.readThread>): Promise<Thread> {
  return transaction(deps.db, async (tx) => {
    await adminOf(tx, actor);
    await markThreadRead(tx, params.id, seen);
    return presentThread(await threadOf(tx, params.id), actor.id);
  });
}

/**
 * Answers a member: their notification is unread again, and comes back if they had deleted it. The same id again gives the same answer.
 * What the member has written since the thread was seen stays unread.
 * @throws DomainError `not_found`, `conflict`, `idempotency_conflict`
 */
export async function answerThread(call: Call<typeof api.admin.answerThread>): Promise<NotificationReply> {
  const { deps, actor, caller, params, query: seen, body } = call;
  const id = body.id ?? caller.idempotencyKey ?? deps.ids.next();
  const { answer, place } = await transaction(deps.db, async (tx) => {
    const order = await placeGiver(tx, deps.clock.now());
    const author = await lockAdmin(tx, actor);
    const thread = await threadOf(tx, params.id);
    const about = await findSent(tx, thread.notificationId);
    if (about?.place == null || !(await lockMember(tx, thread.memberId))) throw new DomainError('not_found');
    const written = { id, threadId: thread.id, authorId: actor.id, content: body.content };
    const before = await findSameReply(tx, written);
    if (before) return { answer: presentReply(before, thread, actor.id), place: null };
    const { memberId, notificationId } = thread;
    const own = order.next();
    const unread = (await hasUnseen(tx, thread.id, seen)) ? thread.unread : 0;
    await putThread(tx, { id: thread.id, notificationId, memberId, unread, place: own });
    await putReceipt(tx, { memberId, notificationId, place: about.place, readAt: null, deletedAt: null });
    const row = await insertReply(tx, { ...written, side: 'team', authorName: senderNameOf(author), sentAt: order.at, place: own });
    await recordAct(tx, deps, author, { act: 'thread_answered', memberId, recordId: thread.id });
    await order.keep();
    return { answer: presentReply(row, thread, actor.id), place: own };
  });
  if (place !== null) deps.events.announce(place);
  return answer;
}

/** @throws DomainError `not_found` */
async function threadOf(query: Query, id: string): Promise<WholeThread> {
  const thread = await findThread(query, id);
  if (!thread) throw new DomainError('not_found');
  return thread;
}
