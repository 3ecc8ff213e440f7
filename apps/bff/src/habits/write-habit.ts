import { ARCHIVED_HABITS_MAX, type DateText, DomainError, type FieldProblem, HABITS_MAX } from '@everstep/domain';
import type { Tx } from '../db/client.ts';
import { type EarningCall, earning } from '../gamification/earning.ts';
import type { Earning } from '../gamification/record-activity.ts';
import { presentHabit } from './present.ts';
import { findStandingHabit, restand } from './standing.ts';
import { countHabits, type HabitRow } from './store.ts';

/** Runs a write of a habit under the member's lock, and hints at the habit once it is committed. */
export async function writeHabit<T extends { readonly id: string }>(call: EarningCall, work: (now: Earning) => Promise<T>): Promise<T> {
  const written = await earning(call, work);
  call.deps.events.publish(call.actor.id, { resource: 'habits', id: written.id });
  return written;
}

/**
 * A member's habit that is not deleted.
 * @throws DomainError `not_found`
 */
export async function habitOf(tx: Tx, memberId: string, id: string): Promise<HabitRow> {
  const row = await findStandingHabit(tx, memberId, id);
  if (!row) throw new DomainError('not_found');
  return row;
}

/** A habit as its member sees it after a change of its plan, its pauses or its place. */
export async function presentChanged({ tx, moment }: Earning, row: HabitRow, touched: DateText) {
  return presentHabit(await restand(tx, row, touched, moment.localDate), moment.localDate);
}

/** @throws DomainError `limit_reached` when the member has as many habits as one can */
export async function checkRoom(tx: Tx, memberId: string, where: 'standing' | 'archived'): Promise<{ readonly last: number }> {
  const counts = await countHabits(tx, memberId);
  const most = where === 'standing' ? HABITS_MAX : ARCHIVED_HABITS_MAX;
  if (counts[where] < most) return counts;
  const message =
    where === 'standing'
      ? `${HABITS_MAX} habits are as many as fit. Archive one first: nothing of it is lost.`
      : `The archive keeps ${ARCHIVED_HABITS_MAX} habits. Delete one first.`;
  throw new DomainError('limit_reached', { message });
}

/** @throws DomainError `validation` when there is a problem */
export function refuse(problems: readonly FieldProblem[], part: 'body' | 'query' = 'body'): void {
  if (problems.length === 0) return;
  throw new DomainError('validation', { fields: problems.map(({ path, message }) => ({ path: `${part}.${path}`, message })) });
}
