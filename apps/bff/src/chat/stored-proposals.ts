import type { Proposal } from '@everstep/domain';
import { chat } from '@everstep/domain/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../db/client.ts';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { MessageRow } from './store.ts';

/** The proposals of a reply. What a later version cannot read any more is left out, and closes nobody's conversation. */
export function readProposals({ proposals }: Pick<MessageRow, 'proposals'>): readonly Proposal[] {
  if (proposals === null) return [];
  const list: unknown = JSON.parse(proposals);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const read = chat.Proposal.safeParse(item);
    return read.success ? [read.data] : [];
  });
}

/** Stores the proposals of a reply. The caller holds the lock of its conversation. */
export async function writeProposals(tx: Tx, messageId: string, proposals: readonly Proposal[]): Promise<void> {
  const text = proposals.length === 0 ? null : JSON.stringify(proposals);
  await tx.updateTable('message').set({ proposals: text }).where('id', '=', messageId).execute();
}

const proposing = prepared((query, param: Param<{ conversationId: string }>) =>
  query
    .selectFrom('message')
    .select(['id', 'turnId', 'proposals'])
    .where('conversationId', '=', param('conversationId'))
    .where('proposals', 'is not', null),
);

/** The replies of a conversation that propose something. */
export const messagesWithProposals = (
  query: Kysely<Tables>,
  conversationId: string,
): Promise<Pick<MessageRow, 'id' | 'turnId' | 'proposals'>[]> => proposing(query, { conversationId });
