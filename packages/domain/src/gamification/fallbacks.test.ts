import { describe, expect, it } from 'vitest';
import { defaultEnhancedProgress, defaultEnhancedStats, fallbackAward, featureCheckFailed } from './fallbacks.ts';
import { EnhancedProgress, EnhancedStats, FeatureAccess } from './schemas.ts';

describe('when gamification cannot be reached', () => {
  it('an award answers with the amount asked for and a quarter of it in coins, at level 1 [error-060]', () => {
    expect(fallbackAward()).toMatchObject({
      success: false,
      xpAwarded: 10,
      coinsAwarded: 2,
      currentLevel: 1,
      levelTitle: 'Initiate',
      nextLevelXP: 100,
    });
  });

  it.each([
    [10, 2],
    [40, 10],
    [3, 0],
  ])('gives coins rounded down: %i XP, %i coins [const-039]', (xp, coins) => {
    expect(fallbackAward(xp).coinsAwarded).toBe(coins);
  });

  it('statistics and progress are those of a new member [error-061] [entity-027]', () => {
    expect(EnhancedStats.parse(defaultEnhancedStats)).toEqual(defaultEnhancedStats);
    expect(EnhancedProgress.parse(defaultEnhancedProgress)).toEqual(defaultEnhancedProgress);
    expect(defaultEnhancedStats.level).toEqual({
      current: 1,
      title: 'Initiate',
      tier: 'Initiate',
      nextLevel: 2,
      nextLevelTitle: 'Initiate II',
    });
    expect(defaultEnhancedStats.xp.nextLevelXP).toBe(100);
  });

  it('a feature is closed, with the reason [error-062]', () => {
    expect(FeatureAccess.parse(featureCheckFailed)).toMatchObject({ hasAccess: false, message: 'Error checking access' });
  });
});
