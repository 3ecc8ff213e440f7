import { HIGH_RISK_LEVEL, JOINED_MESSAGES } from '@everstep/domain';
import type { Kysely } from 'kysely';
import { metAfter } from '../care/last-risk.ts';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';

type Query = Kysely<Tables>;

const lastRisk = prepared((query, param: Param<{ conversationId: string }>) =>
  query
    .selectFrom('message')
    .select(['id', 'createdAt'])
    .where('conversationId', '=', param('conversationId'))
    .where('role', '=', 'user')
    .where('safetyLevel', '>=', HIGH_RISK_LEVEL)
    .orderBy('id', 'desc')
    .limit(1),
);

/**
 * The member's last high-risk message in a conversation, and how many messages followed it.
 * @param met the id of a stored message that is met again: it and what came after it did not precede it
 */
export async function lastRiskIn(query: Query, conversationId: string, met?: string) {
  const [risk] = await lastRisk(query, { conversationId });
  if (!risk) return undefined;
  const until = metAfter(met, risk.id);
  const { count } = await query
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('conversationId', '=', conversationId)
    .where('role', '=', 'user')
    .where('id', '>', risk.id)
    .$if(until !== undefined, (counted) => counted.where('id', '<', until ?? ''))
    .executeTakeFirstOrThrow();
  return { at: Date.parse(risk.createdAt), messagesSince: Number(count) };
}

const lastSaid = prepared((query, param: Param<{ conversationId: string }>) =>
  query
    .selectFrom('message')
    .select(['content', 'safetyLevel', 'createdAt'])
    .where('conversationId', '=', param('conversationId'))
    .where('role', '=', 'user')
    .orderBy('id', 'desc')
    .limit(JOINED_MESSAGES),
);

/** What a member said last in a conversation since an instant, oldest first: as much as is read together with new words. */
export async function lastSaidIn(query: Query, conversationId: string, since: string) {
  const said = await lastSaid(query, { conversationId });
  // Not asked of the database: where nothing was said lately, it would look through the whole conversation.
  return said.filter(({ createdAt }) => createdAt >= since).toReversed();
}
