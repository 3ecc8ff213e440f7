import { JOINED_FOR_MS, JOINED_MESSAGES } from '@everstep/domain';
import type { Kysely } from 'kysely';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';

/** What a member said, and what that was by itself. */
export interface Said {
  readonly content: string;
  readonly safetyLevel: number;
}

/**
 * Of the few conversations and sessions of the learning area that were just written in, the last words each, however long they are;
 * and questions to councils.
 */
const lastElsewhere = prepared((query, param: Param<{ memberId: string; since: string; here: string }>) =>
  query
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
    .select(['message.id', 'message.content', 'message.safetyLevel'])
    .where('conversation.memberId', '=', param('memberId'))
    .where('conversation.updatedAt', '>=', param('since'))
    .where('conversation.id', '!=', param('here'))
    .where('message.createdAt', '>=', param('since'))
    .unionAll(
      query
        .selectFrom('council')
        .select(['id', 'question as content', 'saidLevel as safetyLevel'])
        .where('memberId', '=', param('memberId'))
        .where('createdAt', '>=', param('since')),
    )
    .unionAll(
      query
        .selectFrom('courseSession')
        .innerJoin('courseMessage', (join) =>
          join.on('courseMessage.id', '=', (eb) =>
            eb
              .selectFrom('courseMessage as last')
              .select('last.id')
              .whereRef('last.sessionId', '=', 'courseSession.id')
              .where('last.role', '=', 'user')
              .orderBy('last.id', 'desc')
              .limit(1),
          ),
        )
        .select(['courseMessage.id', 'courseMessage.content', 'courseMessage.safetyLevel'])
        .where('courseSession.memberId', '=', param('memberId'))
        .where('courseSession.updatedAt', '>=', param('since'))
        .where('courseSession.id', '!=', param('here'))
        .where('courseMessage.createdAt', '>=', param('since')),
    ),
);

/**
 * What a member said last in each other talk and to councils in the last minutes, oldest first: half a sentence may stand there.
 * Nothing is kept of having read it.
 * @param here the conversation or the session of the learning area that the new words belong to; undefined outside of both
 */
export async function saidElsewhere(
  query: Kysely<Tables>,
  { memberId, now, here = '' }: { readonly memberId: string; readonly now: Date; readonly here?: string | undefined },
): Promise<readonly Said[]> {
  const since = new Date(now.getTime() - JOINED_FOR_MS).toISOString();
  const said = await lastElsewhere(query, { memberId, since, here });
  // Ids are in the order of time.
  return said.toSorted((one, other) => (one.id < other.id ? -1 : 1)).slice(-JOINED_MESSAGES);
}
