import type { OwnConversation } from '@everstep/domain/transfer';
import type { Source } from './read-out.ts';

const PAGE = 50;

/** Conversations with guides that stand, oldest first, each with all that was said in it. */
export async function* conversationsOut({ query, memberId }: Source): AsyncGenerator<OwnConversation> {
  for await (const { id, title, incognito, createdAt } of paged(PAGE, (after) =>
    query
      .selectFrom('conversation')
      .select(['id', 'title', 'incognito', 'createdAt'])
      .where('memberId', '=', memberId)
      .where('deletedAt', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  )) {
    const messages = await query
      .selectFrom('message')
      .select(['role', 'content', 'personaId', 'createdAt'])
      .where('conversationId', '=', id)
      .orderBy('id')
      .execute();
    yield { id, title, incognito: incognito === 1, createdAt, messages };
  }
}

/** Talks with the assistant of the learning area that stand, oldest first. */
export async function* courseSessionsOut({ query, memberId }: Source): AsyncGenerator<OwnConversation> {
  for await (const { id, title, createdAt } of paged(PAGE, (after) =>
    query
      .selectFrom('courseSession')
      .select(['id', 'title', 'createdAt'])
      .where('memberId', '=', memberId)
      .where('deletedAt', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  )) {
    const messages = await query
      .selectFrom('courseMessage')
      .select(['role', 'content', 'personaId', 'createdAt'])
      .where('sessionId', '=', id)
      .orderBy('id')
      .execute();
    yield { id, title, incognito: false, createdAt, messages };
  }
}

/** Rows a page at a time, in the order of their ids. */
async function* paged<T extends { readonly id: string }>(size: number, read: (after: string) => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let after = ''; ; ) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = last.id;
  }
}
