import { type api, DomainError } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { liveTurns } from './live-turns.ts';
import { newestLeafBelow, siblingAt } from './message-tree.ts';
import { presentConversation, presentSummary } from './present.ts';
import {
  type ConversationRow,
  findConversation,
  listConversations,
  messagesOf,
  undeleteConversation,
  updateConversation,
} from './store.ts';

type InConversation = Pick<Call<typeof api.chat.conversation>, 'deps' | 'actor' | 'params'>;

/** The member's conversations, last updated first. */
export async function conversations({ deps, actor, query }: Call<typeof api.chat.conversations>) {
  return (await listConversations(deps.db.query, actor.id, query)).map(presentSummary);
}

/** One conversation with the messages of its active path. */
export async function conversation({ deps, actor, params }: InConversation) {
  const row = found(await findConversation(deps.db.query, actor.id, params.conversationId));
  return presentConversation(row, await messagesOf(deps.db.query, row.id));
}

export async function renameConversation(call: Call<typeof api.chat.renameConversation>) {
  const { deps, actor, params, body } = call;
  found(await updateConversation(deps.db.query, actor.id, params.conversationId, { title: body.title }));
  return summary(call);
}

/** Deletes a conversation softly and stops the reply that is being written in it. */
export async function removeConversation({ deps, actor, params }: Call<typeof api.chat.removeConversation>) {
  const at = deps.clock.now().toISOString();
  const running = await transaction(deps.db, async (tx) => {
    found(await updateConversation(tx, actor.id, params.conversationId, { deletedAt: at }));
    return tx
      .updateTable('chatTurn')
      .set({ stopRequestedAt: at })
      .where('conversationId', '=', params.conversationId)
      .where('status', '=', 'running')
      .returning('id')
      .execute();
  });
  for (const { id } of running) liveTurns(deps).byId.get(id)?.stop.abort();
  deps.events.publish(actor.id, { resource: 'chat', id: params.conversationId });
  return {};
}

/** Brings a deleted conversation back; it is kept for 30 days. */
export async function restoreConversation(call: Call<typeof api.chat.restoreConversation>) {
  const { deps, actor, params } = call;
  found(await undeleteConversation(deps.db.query, actor.id, params.conversationId));
  deps.events.publish(actor.id, { resource: 'chat', id: params.conversationId });
  return summary(call);
}

/** Shows another of the sibling replies, with what followed it; before the first and after the last there is none. */
export async function selectSibling(call: Call<typeof api.chat.selectSibling>) {
  const { deps, actor, params, body } = call;
  await transaction(deps.db, async (tx) => {
    const row = found(await findConversation(tx, actor.id, params.conversationId));
    const messages = await messagesOf(tx, row.id);
    const chosen = siblingAt(messages, body.messageId, body.step);
    if (chosen === undefined) throw new DomainError('not_found');
    await updateConversation(tx, actor.id, row.id, { activeLeafId: newestLeafBelow(messages, chosen) });
  });
  return conversation(call);
}

async function summary({ deps, actor, params }: InConversation) {
  const [row] = await listConversations(deps.db.query, actor.id, { limit: 1, id: params.conversationId });
  return presentSummary(found(row));
}

function found<T extends Pick<ConversationRow, 'id'>>(row: T | undefined): T {
  if (!row) throw new DomainError('not_found');
  return row;
}
