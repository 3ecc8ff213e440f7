import { assess, DomainError, type ErrorCode, HIGH_RISK_LEVEL } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { GENTLE_LEVEL } from './last-risk.ts';
import { countMoment } from './store.ts';

type Counting = Pick<Deps, 'clock' | 'db' | 'events' | 'ids' | 'log'>;

/** Refusals that have nothing to do with the words: too many at once, or too soon after the last. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set(['turn_in_progress', 'rate_limited']);

/**
 * Counts the danger in words that were refused because too much is under way, by level and time alone: they are not stored, but they were
 * said. From level 3 it is a moment like any other; level 2 has what comes next met gently, as it would have been after the same
 * words. Whatever goes wrong here, the member hears of the refusal.
 */
export async function countRefused(deps: Counting, actor: Pick<Actor, 'id'>, text: string, error: unknown): Promise<void> {
  if (!(error instanceof DomainError) || !REFUSALS.has(error.code)) return;
  const { level } = assess(text);
  if (level < GENTLE_LEVEL) return;
  try {
    const moment = { id: deps.ids.next(), memberId: actor.id, level, at: deps.clock.now().toISOString() };
    const isNew = await transaction(deps.db, (tx) => countMoment(tx, moment));
    if (isNew && level >= HIGH_RISK_LEVEL) deps.events.publish(actor.id, { resource: 'care', id: null });
  } catch (err) {
    deps.log.warn({ err }, 'a moment of danger in refused words could not be counted');
  }
}

/** Does what was asked with some words, and counts the danger in them where it is refused. */
export async function orCounted<T>(deps: Counting, actor: Pick<Actor, 'id'>, text: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await countRefused(deps, actor, text, error);
    throw error;
  }
}
