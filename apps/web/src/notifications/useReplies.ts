import { api } from '@everstep/domain';
import type { NotificationsViewProps } from '@everstep/ui/pages';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { usePages } from '../api/usePages.ts';
import { useMember, useMemberId, useSession } from '../session/SessionProvider.tsx';
import { sendReplies } from './send-replies.ts';
import { forgetUnsent, idsUnderWay, keepUnsent, readUnsent, type UnsentReply, watchUnsent } from './unsent-replies.ts';

/** Replies that are read at once. */
const PAGE = 50;

type ThreadMessage = NonNullable<NotificationsViewProps['detail']['replies']>[number];
type Thread = Pick<
  NotificationsViewProps['detail'],
  | 'replies'
  | 'repliesFailed'
  | 'onRepliesRetry'
  | 'onEarlierReplies'
  | 'repliesLoading'
  | 'replyOutcome'
  | 'onSendReply'
  | 'onRetryReply'
  | 'onEditReply'
>;

const statusOf = ({ id, state = 'waiting' }: UnsentReply, underWay: ReadonlySet<string>): NonNullable<ThreadMessage['status']> =>
  state === 'waiting' && underWay.has(id) ? 'sending' : state;

/** The thread of a notification: what both sides wrote, and what is still on its way. `notificationId` is empty while none is open. */
export function useReplies(notificationId: string): Thread {
  const { call } = useSession();
  const { name } = useMember();
  const memberId = useMemberId();
  const { pages, error, more, loading, loadMore, retry } = usePages(
    api.notifications.replies,
    (from) => ({ params: { id: notificationId }, query: { limit: PAGE, ...from } }),
    { enabled: notificationId !== '' },
  );
  const onServer = (pages ?? []).toReversed().flatMap(({ replies }) => replies);
  // On the device, so that a reload loses nothing.
  const kept = useSyncExternalStore(watchUnsent, () => readUnsent(memberId)).filter((reply) => reply.notificationId === notificationId);
  const underWay = useSyncExternalStore(watchUnsent, idsUnderWay);
  const hasArrived = ({ id }: UnsentReply) => onServer.some((reply) => reply.id === id);
  const unsent = kept.filter((reply) => !hasArrived(reply));
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly what: 'sent' | 'failed' }>();
  // Sent by whomever, also by itself once there was a connection again, or in spite of an answer that was lost.
  const settled = kept.flatMap((reply) => (reply.state === 'sent' || hasArrived(reply) ? [reply.id] : [])).join();
  const settle = useEffectEvent(async (ids: readonly string[]) => {
    setOutcome({ of: notificationId, what: 'sent' });
    if (unsent.some(({ id }) => ids.includes(id))) await retry();
    forgetUnsent(memberId, ids);
  });
  useEffect(() => {
    if (settled !== '') void settle(settled.split(','));
  }, [settled]);

  const send = async (reply: UnsentReply) => {
    setOutcome(undefined);
    keepUnsent(memberId, { ...reply, state: 'waiting' });
    await sendReplies(call, memberId);
    if (readUnsent(memberId).some(({ id, state }) => id === reply.id && state === 'failed'))
      setOutcome({ of: reply.notificationId, what: 'failed' });
  };
  return {
    replies: [
      ...onServer,
      ...unsent.map((reply) => ({
        ...reply,
        author: name,
        own: true,
        status: statusOf(reply, underWay),
      })),
    ],
    repliesFailed: Boolean(error) && pages === undefined,
    onRepliesRetry: () => void retry(),
    onEarlierReplies: more ? loadMore : undefined,
    repliesLoading: loading,
    replyOutcome: outcome?.of === notificationId ? outcome.what : undefined,
    onSendReply(content) {
      const reply = { id: crypto.randomUUID(), notificationId, content, sentAt: new Date().toISOString() };
      void send(reply);
    },
    onRetryReply(id) {
      const reply = unsent.find((one) => one.id === id);
      if (reply && !underWay.has(id)) void send(reply);
    },
    onEditReply: (id) => forgetUnsent(memberId, [id]),
  };
}
