import type { Insertable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { MessageTable } from '../tables.ts';

/** The id of a message in a planted talk: they sort as they were said. */
export const plantedId = (index: number): string => `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const CONVERSATION = '01880000-0000-7000-8000-000000000000';
const CONTENT = 'One page before nine, after coffee. '.repeat(10).trim();

/**
 * Puts a talk of many months into the database, as the server would have stored it: the member's words and the guide's in turn.
 * @returns the id of its conversation
 */
export async function plantTalk({ db, now }: { readonly db: Db; readonly now: Date }, memberId: string, count: number): Promise<string> {
  const at = now.toISOString();
  const rows = Array.from({ length: count }, (_, index): Insertable<MessageTable> => {
    return {
      id: plantedId(index),
      conversationId: CONVERSATION,
      memberId,
      parentId: index === 0 ? null : plantedId(index - 1),
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: `${index}: ${CONTENT}`,
      personaId: 'kael',
      contentType: 'text',
      status: 'complete',
      safetyLevel: 0,
      createdAt: at,
    };
  });
  const leaf = { activeLeafId: plantedId(count - 1), personaId: 'kael' };
  await db.query
    .insertInto('conversation')
    .values({ id: CONVERSATION, memberId, title: 'A long talk', ...leaf, createdAt: at, updatedAt: at, incognito: 0 })
    .execute();
  for (let from = 0; from < count; from += 500)
    await db.query
      .insertInto('message')
      .values(rows.slice(from, from + 500))
      .execute();
  return CONVERSATION;
}
