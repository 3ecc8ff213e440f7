import type { Activity } from './award-state.ts';
import { type AwardSource, DEFAULT_BASE_AMOUNT, ruleOf, sourceOf } from './awards.ts';
import type { Receipt } from './schemas.ts';

/** What a client says of itself when it asks for XP by the name of a source. */
export interface ClaimInput {
  readonly source: string;
  readonly baseAmount?: number;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/**
 * How a named award is to be treated:
 * `open` may be decided as it is; `record` only when the member has that record (otherwise the reason is `no_record`);
 * `refused` earns nothing.
 */
export type Claim =
  | { readonly kind: 'open'; readonly activity: Activity }
  | { readonly kind: 'record'; readonly source: AwardSource; readonly recordId: string; readonly activity: Activity }
  | { readonly kind: 'refused'; readonly activity: Activity; readonly reason: Receipt['reason'] };

const recordKeys: readonly string[] = ['recordId', 'id', 'moodId', 'habitId', 'goalId', 'milestoneId', 'journalId', 'entryId', 'sessionId'];

/**
 * Reads a generic award call. The amount is honoured up to the source's own; a source that the table does not know is worth
 * 10 XP at most, three times a day in all.
 *
 * @param reference makes the act unique where no record does: the call's idempotency key or a new id
 */
export function claimOf(input: ClaimInput, reference: string): Claim {
  const source = sourceOf(input.source) ?? 'other';
  const activity: Activity = { source, reference, requested: input.baseAmount ?? DEFAULT_BASE_AMOUNT };
  const { claim } = ruleOf(source);
  if (claim === 'server') return { kind: 'refused', activity, reason: 'not_earning' };
  if (claim === 'open') return { kind: 'open', activity };
  const recordId = recordKeys.map((key) => input.metadata?.[key]).find((value) => typeof value === 'string' && value !== '');
  if (typeof recordId !== 'string') return { kind: 'refused', activity, reason: 'no_record' };
  return { kind: 'record', source, recordId, activity: { ...activity, reference: recordId } };
}

/** Reads a module completion: `{module: 'meditation', activity: 'session'}` names the source `meditation_session`. */
export function moduleClaimOf(
  input: { readonly module: string; readonly activity: string; readonly data?: Readonly<Record<string, unknown>> },
  reference: string,
): Claim {
  const names = [input.activity, `${input.module}_${input.activity}`];
  const source = names.find((name) => sourceOf(name) !== undefined) ?? 'module_unlock';
  return claimOf({ source, metadata: input.data ?? {} }, reference);
}
