import type { CareLevel } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

type Query = Kysely<Tables>;

/** The member's last high-risk message in a conversation, and how many messages followed it. */
export async function lastRiskIn(query: Query, conversationId: string, level: CareLevel) {
  const risk = await query
    .selectFrom('message')
    .select(['id', 'createdAt'])
    .where('conversationId', '=', conversationId)
    .where('role', '=', 'user')
    .where('safetyLevel', '>=', level)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!risk) return undefined;
  const { count } = await query
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('conversationId', '=', conversationId)
    .where('role', '=', 'user')
    .where('id', '>', risk.id)
    .executeTakeFirstOrThrow();
  return { at: Date.parse(risk.createdAt), messagesSince: Number(count) };
}

/** What a member said last in a conversation since an instant, oldest first. */
export async function lastSaidIn(query: Query, conversationId: string, since: string, count: number) {
  const said = await query
    .selectFrom('message')
    .select(['content', 'safetyLevel', 'createdAt'])
    .where('conversationId', '=', conversationId)
    .where('role', '=', 'user')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  // Not asked of the database: where nothing was said lately, it would look through the whole conversation.
  return said.filter(({ createdAt }) => createdAt >= since).toReversed();
}
