import { DomainError, type Message } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { pathTo, siblingsOf } from './message-tree.ts';
import { type ConversationRow, type MessageNode, type MessageRow, messagesById, messagesOf, nodesOf } from './store.ts';

/** A part of the messages that led to one, oldest first. */
export interface PathPart {
  readonly messages: readonly MessageRow[];
  /** Whether there are messages before them. */
  readonly hasEarlier: boolean;
  /** Place of each among the answers to the same message. */
  readonly siblings: (message: MessageRow) => Message['siblings'];
}

/** Which part: all that led to the conversation's end, or the newest `limit` of what came before a message. */
export interface PathWish {
  readonly limit?: number | undefined;
  readonly before?: string | undefined;
}

/**
 * Reads messages of a conversation. With a limit no more words are read than answered with: a long conversation opens as fast as a short one.
 * @throws DomainError `not_found` when `before` is no message of this conversation
 */
export async function readPath(query: Kysely<Tables>, conversation: ConversationRow, { limit, before }: PathWish): Promise<PathPart> {
  const leafOf = (nodes: readonly MessageNode[]) => (before === undefined ? conversation.activeLeafId : parentOf(nodes, before));
  if (limit === undefined) {
    const all = await messagesOf(query, conversation.id);
    return { messages: pathTo(all, leafOf(all)), hasEarlier: false, siblings: siblingsOf(all) };
  }
  const nodes = await nodesOf(query, conversation.id);
  const path = pathTo(nodes, leafOf(nodes));
  const shown = path.slice(-limit).map(({ id }) => id);
  const rows = await messagesById(query, conversation.id, shown);
  return { messages: shown.flatMap((id) => rows.get(id) ?? []), hasEarlier: shown.length < path.length, siblings: siblingsOf(nodes) };
}

function parentOf(nodes: readonly MessageNode[], id: string): string | null {
  const node = nodes.find((one) => one.id === id);
  if (!node) throw new DomainError('not_found');
  return node.parentId;
}
