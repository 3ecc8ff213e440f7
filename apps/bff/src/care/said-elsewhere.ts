import { JOINED_FOR_MS, JOINED_MESSAGES } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** What a member said, and what that was by itself. */
export interface Said {
  readonly content: string;
  readonly safetyLevel: number;
}

/**
 * What a member said last in each other conversation and to councils in the last minutes, oldest first: half a sentence may stand there.
 * Nothing is kept of having read it.
 * @param here the conversation that a new message belongs to; undefined outside the chat
 */
export async function saidElsewhere(
  query: Kysely<Tables>,
  { memberId, now, here = '' }: { readonly memberId: string; readonly now: Date; readonly here?: string | undefined },
): Promise<readonly Said[]> {
  const since = new Date(now.getTime() - JOINED_FOR_MS).toISOString();
  // Of the few conversations that were just written in, the last message each: however long they are, nothing else is read.
  const messages = query
    .selectFrom('conversation')
    .innerJoin('message', (join) =>
      join.on('message.id', '=', (eb) =>
        eb
          .selectFrom('message as last')
          .select('last.id')
          .whereRef('last.conversationId', '=', 'conversation.id')
          .where('last.role', '=', 'user')
          .orderBy('last.id', 'desc')
          .limit(1),
      ),
    )
    .select(['message.id', 'message.content', 'message.safetyLevel', 'message.createdAt'])
    .where('conversation.memberId', '=', memberId)
    .where('conversation.updatedAt', '>=', since)
    .where('conversation.id', '!=', here)
    .where('message.createdAt', '>=', since);
  const questions = query
    .selectFrom('council')
    .select(['id', 'question as content', 'saidLevel as safetyLevel', 'createdAt'])
    .where('memberId', '=', memberId)
    .where('createdAt', '>=', since);
  const said = await messages.unionAll(questions).execute();
  // Ids are in the order of time.
  return said.toSorted((one, other) => (one.id < other.id ? -1 : 1)).slice(-JOINED_MESSAGES);
}
