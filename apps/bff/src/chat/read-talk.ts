import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { pathTo } from './message-tree.ts';
import { type MessageNode, type MessageRow, messagesById, nodesOf } from './store.ts';

/** So many of the latest messages are read with their words: more than a guide is ever told of. */
const WITH_WORDS = 400;

/** A conversation as it is told to a guide. */
export interface Talk {
  /** The messages that led to one, oldest first; those of long ago without their words. */
  readonly path: readonly (MessageNode & Pick<MessageRow, 'content'>)[];
  /** Every message of the conversation, on other paths too. */
  readonly nodes: readonly MessageNode[];
}

/** Reads what led to a message: of a conversation of many months only as much as can be of use. */
export async function readTalk(query: Kysely<Tables>, conversationId: string, leafId: string): Promise<Talk> {
  const nodes = await nodesOf(query, conversationId);
  const path = pathTo(nodes, leafId);
  const late = path.slice(-WITH_WORDS).map(({ id }) => id);
  const rows = await messagesById(query, conversationId, late);
  return { path: path.map((node) => ({ ...node, content: rows.get(node.id)?.content ?? '' })), nodes };
}
