import { JOINED_FOR_MS, JOINED_MESSAGES } from '@everstep/domain';
import type { Kysely } from 'kysely';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';

/** What a member said, and what that was by itself. */
export interface Said {
  readonly content: string;
  readonly safetyLevel: number;
}

interface Wanted {
  readonly memberId: string;
  readonly since: string;
  readonly here: string;
}

/** Where the talks of the chat are kept, and what is said in them. */
const chat = { talk: 'conversation as talk', said: 'message as said', last: 'message as last', of: 'last.conversationId' } as const;
const learning = { talk: 'courseSession as talk', said: 'courseMessage as said', last: 'courseMessage as last', of: 'last.sessionId' };

/** Of the few talks that were just written in, the last words each, however long they are. */
const lastInEach = (query: Kysely<Tables>, param: Param<Wanted>, { talk, said, last, of }: typeof chat) =>
  query
    .selectFrom(talk)
    .innerJoin(said, (join) =>
      join.on('said.id', '=', (eb) =>
        eb
          .selectFrom(last)
          .select('last.id')
          .whereRef(of, '=', 'talk.id')
          .where('last.role', '=', 'user')
          .orderBy('last.id', 'desc')
          .limit(1),
      ),
    )
    .select(['said.id', 'said.content', 'said.safetyLevel'])
    .where('talk.memberId', '=', param('memberId'))
    .where('talk.updatedAt', '>=', param('since'))
    .where('talk.id', '!=', param('here'))
    .where('said.createdAt', '>=', param('since'));

/** These, and questions to councils. */
const lastElsewhere = prepared((query, param: Param<Wanted>) =>
  lastInEach(query, param, chat)
    .unionAll(
      query
        .selectFrom('council')
        .select(['id', 'question as content', 'saidLevel as safetyLevel'])
        .where('memberId', '=', param('memberId'))
        .where('createdAt', '>=', param('since')),
    )
    // Sessions and their messages have these columns under the same names, so for the types they are those of the chat.
    .unionAll(lastInEach(query, param, learning as unknown as typeof chat)),
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
