import type { Evidence } from '@everstep/domain';
import type { GivenRecord } from '@everstep/domain/prompts';

/**
 * The records that a reply was made from. Only what the guide was given can be named, and in the words of then: a record may be called
 * otherwise later.
 * @param used their names, as the guide told them
 */
export const evidenceOf = (records: readonly GivenRecord[], used: ReadonlySet<string>): readonly Evidence[] =>
  records.filter(({ ref }) => used.has(ref)).map(({ ref, kind, label }) => ({ ref, kind, label }));

/** As a row keeps it: JSON, or null where there is none. */
export const evidenceText = (evidence: readonly Evidence[] = []): string | null => (evidence.length > 0 ? JSON.stringify(evidence) : null);
