import type { Kysely } from 'kysely';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { Summary } from './memory.ts';

type Query = Kysely<Tables>;

const summaryOf = prepared((query, param: Param<{ conversationId: string }>) =>
  query.selectFrom('conversationSummary').select(['throughMessageId', 'content']).where('conversationId', '=', param('conversationId')),
);

/** The summary of a conversation's older part; undefined while it is short. */
export const findSummary = async (query: Query, conversationId: string): Promise<Summary | undefined> =>
  (await summaryOf(query, { conversationId }))[0];

/** Puts a summary in the place of the earlier one. A conversation that is gone meanwhile gets none. */
export async function putSummary(
  query: Query,
  conversationId: string,
  { throughMessageId, content }: Summary,
  updatedAt: string,
): Promise<void> {
  const row = { throughMessageId, content, updatedAt };
  await query
    .insertInto('conversationSummary')
    .columns(['conversationId', 'throughMessageId', 'content', 'updatedAt'])
    .expression((eb) =>
      eb
        .selectFrom('conversation')
        .select((inner) => [
          'conversation.id',
          inner.val(throughMessageId).as('through'),
          inner.val(content).as('content'),
          inner.val(updatedAt).as('at'),
        ])
        .where('conversation.id', '=', conversationId),
    )
    .onConflict((conflict) => conflict.column('conversationId').doUpdateSet(row))
    .execute();
}

/** Tokens that a member's guides have taken on a local date. */
export async function tokensOn(query: Query, memberId: string, localDate: string): Promise<number> {
  const row = await query
    .selectFrom('aiSpend')
    .select('tokens')
    .where('memberId', '=', memberId)
    .where('localDate', '=', localDate)
    .executeTakeFirst();
  return Number(row?.tokens ?? 0);
}

/** Adds to the tokens of a day. */
export async function addTokens(query: Query, memberId: string, localDate: string, tokens: number): Promise<void> {
  await query
    .insertInto('aiSpend')
    .values({ memberId, localDate, tokens })
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'localDate']).doUpdateSet((eb) => ({ tokens: eb('aiSpend.tokens', '+', tokens) })),
    )
    .execute();
}

/** Forgets the days before a date. */
export async function removeSpendBefore(query: Query, localDate: string): Promise<void> {
  await query.deleteFrom('aiSpend').where('localDate', '<', localDate).execute();
}
