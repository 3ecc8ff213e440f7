import { type api, DomainError, FREEZES_MAX } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { ledgerInsert } from './award-state.ts';
import { earning } from './earning.ts';
import { insertLedger, ledgerRowsOf, type ProgressRow, updateProgress } from './store.ts';

/** The item that rests one missed day of the streak, and its price in coins. */
const FREEZE = 'freeze';
const FREEZE_COINS = 60;

/**
 * Spends coins under the member's lock, so that parallel purchases never take more than there is.
 * @throws DomainError `wrong_price`, `limit_reached` or `insufficient_coins`
 */
export function spendCoins(call: Call<typeof api.gamification.spendCoins>) {
  const { amount, item, description } = call.body;
  return earning({ deps: call.deps, actor: call.actor }, async ({ tx, ids, moment, progress }) => {
    const { memberId, seq } = progress;
    const id = ids.next();
    // The caller's own name of the purchase books it once, even if the stored answer to the first try is lost.
    const name = { source: 'coins_spent', reference: call.caller.idempotencyKey ?? id, period: '' } as const;
    if ((await ledgerRowsOf(tx, memberId, name)).length > 0) return { spent: amount, newTotalCoins: progress.coins, item };
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
    const detail = description === '' ? item : description;
    await insertLedger(tx, [ledgerInsert(row, { id, memberId, seq: seq + 1, actDate: moment.localDate, detail })]);
    const spent = await updateProgress(tx, memberId, {
      seq: seq + 1,
      coins: progress.coins - amount,
      coinsSpent: progress.coinsSpent + amount,
      freezes: progress.freezes + (item === FREEZE ? 1 : 0),
    });
    return { spent: amount, newTotalCoins: spent.coins, item };
  });
}

function checkPurchase({ coins, freezes }: ProgressRow, item: string, amount: number): void {
  if (item === FREEZE && amount !== FREEZE_COINS) throw new DomainError('wrong_price', { details: { price: FREEZE_COINS } });
  if (item === FREEZE && freezes >= FREEZES_MAX) throw new DomainError('limit_reached');
  if (coins < amount) throw new DomainError('insufficient_coins', { details: { coins } });
}
