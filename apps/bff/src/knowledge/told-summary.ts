import type { Kysely } from 'kysely';
import type { Summary } from '../chat/memory.ts';
import { findSummary } from '../chat/memory-store.ts';
import type { Tables } from '../db/tables.ts';
import { talkRef } from './store.ts';

/**
 * The summary of a conversation as one guide is told it: what it stands for, and without its words where the guide has forgotten them.
 * @param forgotten names of what that guide has forgotten
 */
export async function toldSummary(
  query: Kysely<Tables>,
  conversationId: string,
  forgotten: ReadonlySet<string>,
): Promise<Summary | undefined> {
  const summary = await findSummary(query, conversationId);
  return summary && forgotten.has(talkRef(conversationId)) ? { ...summary, content: '' } : summary;
}
