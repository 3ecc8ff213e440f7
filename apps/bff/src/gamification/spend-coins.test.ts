import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, type World, world } from '../testing/index.ts';
import { updateProgress } from './store.ts';

const spend = (who: Person, amount: number, item = 'background') =>
  who.call(api.gamification.spendCoins, { body: { amount, item, description: 'A quiet lake' } });
const give = (on: World, who: Person, coins: number) =>
  on.db.query.transaction().execute((tx) => updateProgress(tx, who.id, { coins, coinsEarned: coins }));

describe.each(databases)('spending coins on %s', (database) => {
  it('lowers what can be spent, and books it [api-052] [entity-038]', async () => {
    const on = await world(database);
    await give(on, on.ada, 100);
    const response = await on.ada.fetch('/api/gamification/coins/spend', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 30, item: 'background', description: 'A quiet lake' }),
    });
    expect(await response.json()).toMatchObject({ success: true, newTotalCoins: 70 });
    const { coins } = await on.ada.call(api.gamification.enhancedStats);
    expect(coins).toEqual({ total: 70, available: 70, spent: 30, earned: 100 });
    const { entries } = await on.ada.call(api.gamification.ledger, { query: {} });
    expect(entries).toMatchObject([{ source: 'coins_spent', label: 'Spent coins: A quiet lake', coins: -30, xp: 0 }]);
  });

  it('takes them once under one key, even when the stored answer of the first try is lost', async () => {
    const on = await world(database);
    await give(on, on.ada, 100);
    const idempotencyKey = on.deps.ids.next();
    const buy = () => on.ada.call(api.gamification.spendCoins, { body: { amount: 30, item: 'background' } }, { idempotencyKey });
    await buy();
    await on.db.query.deleteFrom('idempotency').execute();
    expect((await buy()).newTotalCoins).toBe(70);
    expect((await on.ada.call(api.gamification.progress)).coins).toBe(70);
  });

  it('never goes below zero, however many purchases come at once', async () => {
    const on = await world(database);
    await give(on, on.ada, 95);
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => spend(on.ada, 10)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(new Set(refusals.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['409 insufficient_coins']));
    expect((await on.ada.call(api.gamification.progress)).coins).toBe(5);
  });

  it('is backed by the database itself: a negative balance cannot be stored', async () => {
    const on = await world(database);
    await expect(
      on.db.query.updateTable('memberProgress').set({ coins: -1 }).where('memberId', '=', on.ada.id).execute(),
    ).rejects.toThrow();
  });

  it('sells a freeze for 60 coins while fewer than two are held', async () => {
    const on = await world(database);
    await give(on, on.ada, 500);
    await expect(spend(on.ada, 59, 'freeze')).rejects.toMatchObject({ code: 'wrong_price', details: { price: 60 } });
    await spend(on.ada, 60, 'freeze');
    expect((await on.ada.call(api.dashboard.read, { query: {} })).streak.freezes).toBe(2);
    await expect(spend(on.ada, 60, 'freeze')).rejects.toMatchObject({ code: 'limit_reached' });
    expect((await on.ada.call(api.gamification.progress)).coins).toBe(440);
  });

  it('earns no XP and leaves the coins of others alone', async () => {
    const on = await world(database);
    await give(on, on.ada, 50);
    await give(on, on.bo, 50);
    await spend(on.ada, 50);
    expect(await on.ada.call(api.gamification.progress)).toMatchObject({ points: 0, coins: 0 });
    expect(await on.bo.call(api.gamification.progress)).toMatchObject({ points: 0, coins: 50 });
  });

  it('spends once for one idempotency key', async () => {
    const on = await world(database);
    await give(on, on.ada, 100);
    const idempotencyKey = on.deps.ids.next();
    const buy = () =>
      on.ada.call(api.gamification.spendCoins, { body: { amount: 40, item: 'cover', description: '' } }, { idempotencyKey });
    expect(await buy()).toEqual(await buy());
    expect((await on.ada.call(api.gamification.progress)).coins).toBe(60);
  });
});
