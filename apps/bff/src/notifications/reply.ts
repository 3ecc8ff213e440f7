import { type api, DomainError, type NotificationReply } from '@everstep/domain';
import { findMember, lockMember } from '../accounts/store.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { placeGiver } from './order.ts';
import { presentReply } from './present.ts';
import { standingNotification } from './read.ts';
import { senderNameOf } from './sender-name.ts';
import { readerOf } from './store.ts';
import { findSameReply, findThreadOf, insertReply, listReplies, putThread } from './thread-store.ts';

/** What the member and the team wrote about a notification, oldest first. */
export async function readReplies({ deps, actor, params, query }: Call<typeof api.notifications.replies>) {
  const reader = await readerOf(deps.db.query, actor.id);
  const { id } = await standingNotification(deps.db.query, reader, params.id);
  const thread = await findThreadOf(deps.db.query, id, actor.id);
  const member = await findMember(deps.db.query, actor.id);
  if (!thread || !member) return { replies: [], nextCursor: null };
  const { rows, nextCursor } = await listReplies(deps.db.query, thread.id, query);
  return { replies: rows.map((row) => presentReply(row, { ...thread, email: member.email }, actor.id)), nextCursor };
}

/**
 * Stores a member's reply and lets the team know. The same id, or the same idempotency key, again gives the same reply.
 * @throws DomainError `not_found`, `replies_closed`, `conflict`, `idempotency_conflict`
 */
export async function reply({ deps, actor, caller, params, body }: Call<typeof api.notifications.reply>): Promise<NotificationReply> {
  const id = body.id ?? caller.idempotencyKey ?? deps.ids.next();
  const { answer, place } = await transaction(deps.db, async (tx) => {
    const order = await placeGiver(tx, deps.clock.now());
    const member = await lockMember(tx, actor.id);
    if (!member) throw new DomainError('not_found');
    const reader = await readerOf(tx, actor.id);
    const notification = await standingNotification(tx, reader, params.id);
    const known = await findThreadOf(tx, notification.id, actor.id);
    const written = { id, threadId: known?.id, authorId: actor.id, content: body.content };
    const before = await findSameReply(tx, written);
    if (before && known) return { answer: presentReply(before, { ...known, email: member.email }, actor.id), place: null };
    if (notification.canReply === 0) throw new DomainError('replies_closed');
    const place = order.next();
    const thread = await putThread(tx, { id: deps.ids.next(), notificationId: notification.id, memberId: actor.id, unread: 1, place });
    const row = { ...written, threadId: thread.id, side: 'member' as const, authorName: senderNameOf(member), sentAt: order.at, place };
    const added = await insertReply(tx, row);
    await order.keep();
    return { answer: presentReply(added, { ...thread, email: member.email }, actor.id), place };
  });
  if (place !== null) deps.events.announce(place);
  return answer;
}
