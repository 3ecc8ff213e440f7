import { api, defaultEnhancedProgress, defaultEnhancedStats } from '@everstep/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { awardOf } from '../testing/award.ts';
import { fakeServer } from '../testing/harness.tsx';
import { createGamificationService } from './gamification-service.ts';

const broken = new ApiError('server', 'broken', { status: 500 });
const heard = vi.fn<(name: string, detail: unknown) => void>();
const names = ['gamification-update', 'xp-awarded', 'coins-spent'];
const hear = (event: Event) => heard(event.type, event instanceof CustomEvent ? event.detail : undefined);

beforeEach(() => {
  heard.mockReset();
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  for (const name of names) window.addEventListener(name, hear);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of names) window.removeEventListener(name, hear);
});

function start(hasToken = true) {
  const server = fakeServer();
  return { server, service: createGamificationService(server.call, () => hasToken) };
}

describe('awarding XP', () => {
  it('hands on the award and tells the page [game-017] [game-018]', async () => {
    const { server, service } = start();
    server.on(api.gamification.awardXp, awardOf({ xpAwarded: 13, coinsAwarded: 3 }));
    await expect(service.awardXp({ source: 'mood_tracking', baseAmount: 10 })).resolves.toMatchObject({ success: true, xpAwarded: 13 });
    expect(heard).toHaveBeenCalledWith('xp-awarded', { xp: 13, coins: 3 });
    expect(heard).toHaveBeenCalledWith('gamification-update', null);
  });

  it('answers with the unconfirmed amount when it fails, and tells nobody [error-060]', async () => {
    const { server, service } = start();
    server.on(api.gamification.awardXp, broken);
    await expect(service.awardXp({ source: 'mood_tracking', baseAmount: 10 })).resolves.toMatchObject({
      success: false,
      xpAwarded: 10,
      coinsAwarded: 2,
      currentLevel: 1,
      levelTitle: 'Initiate',
      nextLevelXP: 100,
    });
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('reading', () => {
  it('stats and progress falls back to a new member’s [error-061]', async () => {
    const { service } = start();
    await expect(service.stats()).resolves.toEqual(defaultEnhancedStats);
    await expect(service.progress()).resolves.toEqual(defaultEnhancedProgress);
  });

  it('progress asks nobody without a token [valid-016]', async () => {
    const { server, service } = start(false);
    await expect(service.progress()).resolves.toEqual(defaultEnhancedProgress);
    expect(server.sent(api.gamification.enhancedProgress)).toHaveLength(0);
  });

  it('a feature’s access says no when it cannot be checked [error-062]', async () => {
    const { service } = start();
    await expect(service.featureAccess('circles')).resolves.toMatchObject({ hasAccess: false, message: 'Error checking access' });
  });

  it('leaderboard and achievements gives an empty list [error-063]', async () => {
    const { service } = start();
    await expect(service.leaderboard({})).resolves.toEqual([]);
    await expect(service.achievements({})).resolves.toEqual([]);
  });
});

describe('completing and spending', () => {
  it('hands failures to the caller [error-064]', async () => {
    const { server, service } = start();
    server.on(api.gamification.completeModule, broken).on(api.gamification.spendCoins, broken);
    await expect(service.completeModule({ module: 'learning', activity: 'lesson' })).rejects.toBe(broken);
    await expect(service.spendCoins({ amount: 5, item: 'freeze' })).rejects.toBe(broken);
    expect(heard).not.toHaveBeenCalled();
  });

  it('tells the page of coins that were spent [game-017] [game-019]', async () => {
    const { server, service } = start();
    server.on(api.gamification.spendCoins, ({ body }) => ({ spent: body.amount, newTotalCoins: 40 }) as never);
    await expect(service.spendCoins({ amount: 5, item: 'freeze' })).resolves.toBe(40);
    expect(heard).toHaveBeenCalledWith('coins-spent', { amount: 5, item: 'freeze' });
    expect(heard).toHaveBeenCalledWith('gamification-update', null);
  });
});
