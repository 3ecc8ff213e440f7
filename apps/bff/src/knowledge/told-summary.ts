import type { Kysely } from 'kysely';
import type { Summary } from '../chat/memory.ts';
import { findSummary } from '../chat/memory-store.ts';
import type { Tables } from '../db/tables.ts';
import { forgottenBy, talkRef } from './store.ts';

/** The summary of a conversation as one guide is told it: what it stands for, and without its words where the guide has forgotten them. */
export async function toldSummary(
  query: Kysely<Tables>,
  memberId: string,
  conversationId: string,
  personaId: string,
): Promise<Summary | undefined> {
  const [summary, forgotten] = await Promise.all([findSummary(query, conversationId), forgottenBy(query, memberId, personaId)]);
  return summary && forgotten.has(talkRef(conversationId)) ? { ...summary, content: '' } : summary;
}
