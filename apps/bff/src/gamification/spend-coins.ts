import { type api, FREEZE_COINS } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { bookPurchase, FREEZE } from './coin-purchase.ts';
import { earning } from './earning.ts';

/**
 * Spends coins on an item by its name.
 * @throws DomainError `wrong_price`, `limit_reached` or `insufficient_coins`
 */
export function spendCoins({ actor, body, caller, deps }: Call<typeof api.gamification.spendCoins>) {
  const { amount, item, description } = body;
  const reference = caller.idempotencyKey ?? deps.ids.next();
  return earning({ deps, actor }, async (now) => {
    const { coins } = await bookPurchase(now, { reference, item, amount, detail: description === '' ? item : description });
    return { spent: amount, newTotalCoins: coins, item };
  });
}

/**
 * Buys one more freeze; two at most are held.
 * @throws DomainError `limit_reached` or `insufficient_coins`
 */
export function buyFreeze({ actor, body, caller, deps }: Call<typeof api.gamification.buyFreeze>) {
  const reference = body.id ?? caller.idempotencyKey ?? deps.ids.next();
  return earning({ deps, actor }, async (now) => {
    const { coins, freezes } = await bookPurchase(now, { reference, item: FREEZE, amount: FREEZE_COINS, detail: 'A freeze' });
    return { spent: FREEZE_COINS, newTotalCoins: coins, freezes };
  });
}
