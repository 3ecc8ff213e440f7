import { DomainError, FREEZE_COINS, FREEZES_MAX } from '@everstep/domain';
import { ledgerInsert } from './award-state.ts';
import type { Earning } from './record-activity.ts';
import { insertLedger, ledgerRowsOf, type ProgressRow, updateProgress } from './store.ts';

/** The item that rests one missed day of the streak. */
export const FREEZE = 'freeze';

/** Something to buy with coins. */
export interface Purchase {
  /** The caller's own name of the purchase: it is booked once, even if the stored answer to the first try is lost. */
  readonly reference: string;
  readonly item: string;
  readonly amount: number;
  /** What was bought, in words for the history. */
  readonly detail: string;
}

/**
 * Books a purchase under the member's lock, so that parallel ones never take more than there is; once.
 * @returns the totals after it
 * @throws DomainError `wrong_price`, `limit_reached` or `insufficient_coins`
 */
export async function bookPurchase(now: Earning, { reference, item, amount, detail }: Purchase): Promise<ProgressRow> {
  const { tx, ids, moment, progress } = now;
  const { memberId, seq } = progress;
  const name = { source: 'coins_spent', reference, period: '' } as const;
  if ((await ledgerRowsOf(tx, memberId, name)).length > 0) return progress;
  checkPurchase(progress, item, amount);
  const row = {
    ...name,
    turn: 0,
    base: 0,
    capped: false,
    multiplierPercent: 100,
    xp: 0,
    coins: -amount,
    localDate: moment.capDate,
    at: moment.instant,
    timeZone: moment.timeZone,
  } as const;
  await insertLedger(tx, [ledgerInsert(row, { id: ids.next(), memberId, seq: seq + 1, actDate: moment.localDate, detail })]);
  now.progress = await updateProgress(tx, memberId, {
    seq: seq + 1,
    coins: progress.coins - amount,
    coinsSpent: progress.coinsSpent + amount,
    freezes: progress.freezes + (item === FREEZE ? 1 : 0),
  });
  return now.progress;
}

function checkPurchase({ coins, freezes }: ProgressRow, item: string, amount: number): void {
  if (item === FREEZE && amount !== FREEZE_COINS) throw new DomainError('wrong_price', { details: { price: FREEZE_COINS } });
  if (item === FREEZE && freezes >= FREEZES_MAX) throw new DomainError('limit_reached');
  if (coins < amount) throw new DomainError('insufficient_coins', { details: { coins } });
}
