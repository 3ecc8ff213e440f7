import { type LedgerEntry, sourceText } from '@everstep/domain';
import type { ReceiptFacts } from '../../product/ReceiptPanel/index.ts';

/** How the XP of a booked act came about, as far as its row tells. */
export function entryReceipt(entry: LedgerEntry, dailyCapLeft: number | undefined): ReceiptFacts {
  const { baseXp, multiplierPercent, xp, source, label } = entry;
  const isLate = multiplierPercent < 100;
  return {
    label: source === 'first_step' ? label : sourceText(source),
    baseXp,
    multiplierPercent: Math.max(100, multiplierPercent),
    bonusXp: Math.max(0, xp - baseXp),
    firstSteps: [],
    reason: baseXp > 0 ? 'counted' : 'not_earning',
    ...(isLate ? { backdated: { forDate: entry.actDate, percent: multiplierPercent, repaired: false } } : {}),
    ...(dailyCapLeft === undefined ? {} : { dailyCapLeft }),
  };
}
