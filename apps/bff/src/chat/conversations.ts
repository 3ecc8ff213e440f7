import { type api, DomainError } from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { actedOn } from './acted-on.ts';
import { lastHandOver } from './hand-over.ts';
import { findHistoryRow, listConversations } from './history-store.ts';
import { liveTurns } from './live-turns.ts';
import { newestLeafBelow, siblingAt } from './message-tree.ts';
import { presentConversation, presentSummary } from './present.ts';
import { readPath } from './read-path.ts';
import { type ConversationRow, findConversation, nodesOf, undeleteConversation, updateConversation } from './store.ts';

type InConversation = Pick<Call<typeof api.chat.conversation>, 'deps' | 'actor' | 'params'>;

/** The member's conversations: pinned ones, then the others, last updated first within each. */
export async function conversations({ deps, actor, query }: Call<typeof api.chat.conversations>) {
  return (await listConversations(deps.db.query, actor.id, query)).rows.map(presentSummary);
}

/** The same, a page at a time. */
export async function history({ deps, actor, query }: Call<typeof api.chat.history>) {
  const { rows, nextCursor } = await listConversations(deps.db.query, actor.id, query);
  return { conversations: rows.map(presentSummary), nextCursor };
}

/** One conversation with the messages of its active path, or the newest ones of them. */
export async function conversation({ deps, actor, params, query }: Pick<Call<typeof api.chat.conversation>, 'query'> & InConversation) {
  const row = found(await findConversation(deps.db.query, actor.id, params.conversationId));
  const read = await readPath(deps.db.query, row, query);
  const part = { ...read, messages: await actedOn(deps.db.query, actor.id, read.messages) };
  const shown = presentConversation(row, part);
  const [last] = shown.messages.slice(-1);
  const isLatest = last && last.siblings.index + 1 === last.siblings.count;
  if (!isLatest || query.before !== undefined) return shown;
  const handOver = await lastHandOver(deps, part.messages.at(-1));
  return { ...shown, messages: shown.messages.with(-1, { ...last, ...handOver }) };
}

/** Renames a conversation, or pins it above the others; neither counts as an update of it. */
export async function editConversation(call: Call<typeof api.chat.editConversation>) {
  const { deps, actor, params, body } = call;
  const pinnedAt = body.pinned ? deps.clock.now().toISOString() : null;
  const change = {
    ...(body.title === undefined ? {} : { title: body.title }),
    ...(body.pinned === undefined ? {} : { pinnedAt }),
  };
  const isRisk = await transaction(deps.db, async (tx) => {
    const before = found(await findConversation(tx, actor.id, params.conversationId));
    const after = found(await updateConversation(tx, actor.id, params.conversationId, change));
    return after.title !== before.title && (await notesRisk(call, tx, { note: after.title, isNew: true }));
  });
  if (isRisk) deps.events.publish(actor.id, { resource: 'care', id: null });
  // The list changes on other devices; what was said does not.
  deps.events.publish(actor.id, { resource: 'chat', id: null });
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
  found(await undeleteConversation(deps.db.query, actor.id, params.conversationId, deps.clock.now()));
  deps.events.publish(actor.id, { resource: 'chat', id: params.conversationId });
  return summary(call);
}

/** Shows another of the sibling replies, with what followed it; before the first and after the last there is none. */
export async function selectSibling(call: Call<typeof api.chat.selectSibling>) {
  const { deps, actor, params, body } = call;
  await transaction(deps.db, async (tx) => {
    const row = found(await findConversation(tx, actor.id, params.conversationId));
    const messages = await nodesOf(tx, row.id);
    const chosen = siblingAt(messages, body.messageId, body.step);
    if (chosen === undefined) throw new DomainError('not_found');
    await updateConversation(tx, actor.id, row.id, { activeLeafId: newestLeafBelow(messages, chosen) });
  });
  return conversation(call);
}

async function summary({ deps, actor, params }: InConversation) {
  return presentSummary(found(await findHistoryRow(deps.db.query, actor.id, params.conversationId)));
}

function found<T extends Pick<ConversationRow, 'id'>>(row: T | undefined): T {
  if (!row) throw new DomainError('not_found');
  return row;
}
