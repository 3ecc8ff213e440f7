import { CONCERN_FOR_MS } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Where the words stand that are met. */
interface Place {
  readonly memberId: string;
  /** A conversation of the chat or a session of the learning area. */
  readonly here: string;
  readonly now: Date;
  /** Of words that are stored already, their id: what was said after them is no question they answer. */
  readonly id?: string | undefined;
}

/** The last reply of the last hour in a talk: what a short answer answers to. Undefined where there is none. */
export async function lastReplyIn(query: Kysely<Tables>, { memberId, here, now, id }: Place): Promise<string | undefined> {
  const since = new Date(now.getTime() - CONCERN_FOR_MS).toISOString();
  let inChat = query
    .selectFrom('message')
    .select(['id', 'content'])
    .where('conversationId', '=', here)
    .where('memberId', '=', memberId)
    .where('role', '=', 'assistant')
    .where('createdAt', '>=', since);
  let inCourse = query
    .selectFrom('courseMessage')
    .innerJoin('courseSession', 'courseSession.id', 'courseMessage.sessionId')
    .select(['courseMessage.id', 'courseMessage.content'])
    .where('courseMessage.sessionId', '=', here)
    .where('courseSession.memberId', '=', memberId)
    .where('courseMessage.role', '=', 'assistant')
    .where('courseMessage.createdAt', '>=', since);
  if (id !== undefined) {
    inChat = inChat.where('id', '<', id);
    inCourse = inCourse.where('courseMessage.id', '<', id);
  }
  const [chat, course] = [
    await inChat.orderBy('id', 'desc').limit(1).executeTakeFirst(),
    await inCourse.orderBy('courseMessage.id', 'desc').limit(1).executeTakeFirst(),
  ];
  return (chat ?? course)?.content;
}
