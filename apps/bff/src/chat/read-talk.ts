import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { pathTo } from './message-tree.ts';
import { type MessageNode, type MessageRow, nodesOf, wordsSince } from './store.ts';

/** So many of the latest messages are read with their words: more than a guide is ever told of. */
const WITH_WORDS = 400;

/** A conversation as it is told to a guide. */
export interface Talk {
  /** The messages that led to one, oldest first; those of long ago without their words. */
  readonly path: readonly (MessageNode & Pick<MessageRow, 'content'>)[];
  /** Every message of the conversation, on other paths too. */
  readonly nodes: readonly MessageNode[];
  /** The words of the late messages, those of other paths among them, by their ids. */
  readonly words: ReadonlyMap<string, string>;
}

/** Reads what led to a message: of a conversation of many months only as much as can be of use. */
export async function readTalk(query: Kysely<Tables>, conversationId: string, leafId: string): Promise<Talk> {
  const nodes = await nodesOf(query, conversationId);
  const path = pathTo(nodes, leafId);
  // Ids are in the order of time, give or take what the clocks of two servers differ. What stands beside the path comes along.
  const [earliest] = path
    .slice(-WITH_WORDS)
    .map(({ id }) => id)
    .sort();
  const words = earliest === undefined ? new Map<string, string>() : await wordsSince(query, conversationId, earliest);
  return { path: path.map((node) => ({ ...node, content: words.get(node.id) ?? '' })), nodes, words };
}
