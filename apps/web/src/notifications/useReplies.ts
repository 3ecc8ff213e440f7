import { type Answer, api } from '@everstep/domain';
import type { NotificationsViewProps } from '@everstep/ui/pages';
import { useEffect, useState } from 'react';
import { usePages } from '../api/usePages.ts';
import { log } from '../log/log.ts';
import { useMember, useMemberId, useSession } from '../session/SessionProvider.tsx';
import { forgetUnsent, keepUnsent, readUnsent, type UnsentReply } from './unsent-replies.ts';

/** Replies that are read at once. */
const PAGE = 50;

type Reply = Answer<typeof api.notifications.replies>['replies'][number];
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

/** What the member wrote about this one and the server does not have; on the device, so that a reload loses nothing. */
function useUnsent(notificationId: string, onServer: readonly Reply[]) {
  const memberId = useMemberId();
  const [all, setAll] = useState(() => readUnsent(memberId));
  const change = (work: () => void) => {
    work();
    setAll(readUnsent(memberId));
  };
  const arrived = all.filter(({ id }) => onServer.some((reply) => reply.id === id));
  // An answer that was lost on its way: the server has the reply all the same.
  useEffect(() => {
    if (arrived.length > 0)
      forgetUnsent(
        memberId,
        arrived.map(({ id }) => id),
      );
  });
  return {
    unsent: all.filter((reply) => reply.notificationId === notificationId && !arrived.includes(reply)),
    keep: (reply: UnsentReply) => change(() => keepUnsent(memberId, reply)),
    forget: (id: string) => change(() => forgetUnsent(memberId, [id])),
  };
}

/** The thread of a notification: what both sides wrote, and what is still on its way. `notificationId` is empty while none is open. */
export function useReplies(notificationId: string): Thread {
  const { call } = useSession();
  const { name } = useMember();
  const { pages, error, more, loading, loadMore, retry } = usePages(
    api.notifications.replies,
    (from) => ({ params: { id: notificationId }, query: { limit: PAGE, ...from } }),
    { enabled: notificationId !== '' },
  );
  const onServer = (pages ?? []).toReversed().flatMap(({ replies }) => replies);
  const { unsent, keep, forget } = useUnsent(notificationId, onServer);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly what: 'sent' | 'failed' }>();

  const send = async (reply: UnsentReply) => {
    setOutcome(undefined);
    setUnderWay((ids) => [...ids, reply.id]);
    try {
      await call(api.notifications.reply, { params: { id: reply.notificationId }, body: { id: reply.id, content: reply.content } });
      await retry();
      forget(reply.id);
      setOutcome({ of: reply.notificationId, what: 'sent' });
    } catch (failure) {
      log.info('A reply could not be sent; it is kept.', failure);
      setOutcome({ of: reply.notificationId, what: 'failed' });
    } finally {
      setUnderWay((ids) => ids.filter((id) => id !== reply.id));
    }
  };
  return {
    replies: [
      ...onServer,
      ...unsent.map((reply) => ({
        ...reply,
        author: name,
        own: true,
        status: underWay.includes(reply.id) ? ('sending' as const) : ('failed' as const),
      })),
    ],
    repliesFailed: Boolean(error) && pages === undefined,
    onRepliesRetry: () => void retry(),
    onEarlierReplies: more ? loadMore : undefined,
    repliesLoading: loading,
    replyOutcome: outcome?.of === notificationId ? outcome.what : undefined,
    onSendReply(content) {
      const reply = { id: crypto.randomUUID(), notificationId, content, sentAt: new Date().toISOString() };
      keep(reply);
      void send(reply);
    },
    onRetryReply(id) {
      const reply = unsent.find((one) => one.id === id);
      if (reply && !underWay.includes(id)) void send(reply);
    },
    onEditReply: forget,
  };
}
