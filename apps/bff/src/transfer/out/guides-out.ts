import { notesOf, readConsent } from '../../knowledge/store.ts';
import type { Source } from './read-out.ts';

/** What the member has opened to guides, and the notes that were written for them. */
export async function guidesOut({ query, memberId }: Source) {
  const [consent, notes] = await Promise.all([readConsent(query, memberId), notesOf(query, memberId)]);
  return { consent, notes: notes.map(({ personaId, text, createdAt, updatedAt }) => ({ personaId, text, createdAt, updatedAt })) };
}
