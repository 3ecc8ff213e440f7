import type { OwnThread } from '@everstep/domain/transfer';
import type { Source } from './read-out.ts';

/** What the member and the team wrote to each other, oldest first. */
export async function* threadsOut({ query, memberId }: Source): AsyncGenerator<OwnThread> {
  const threads = await query
    .selectFrom('notificationThread as thread')
    .innerJoin('notification', 'notification.id', 'thread.notificationId')
    .select(['thread.id', 'notification.subject', 'notification.content', 'notification.sentAt', 'notification.createdAt'])
    .where('thread.memberId', '=', memberId)
    .orderBy('notification.place')
    .execute();
  for (const { createdAt, sentAt, ...thread } of threads) {
    const messages = await query
      .selectFrom('notificationReply')
      .select(['side', 'authorName as author', 'content', 'sentAt'])
      .where('threadId', '=', thread.id)
      .orderBy('place')
      .execute();
    yield { ...thread, sentAt: sentAt ?? createdAt, messages };
  }
}
