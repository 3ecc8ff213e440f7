import { type LedgerRow, NEW_MEMBER, type Totals } from './award-state.ts';
import { addRow, totalsOf } from './settle.ts';

/**
 * Sums a member's ledger. It never decides anew: each row carries its final XP and coins.
 *
 * @param rows in the order in which they were booked; only the highest level depends on the order
 */
export function replay(rows: readonly LedgerRow[]): Totals {
  return rows.reduce(addRow, totalsOf(NEW_MEMBER));
}
