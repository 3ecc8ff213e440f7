import type { Award } from '@everstep/domain';

/** What a first check-in earns, changed as told. */
export function awardOf(change: Partial<Award> = {}): Award {
  return {
    xpAwarded: 30,
    coinsAwarded: 7,
    multiplier: 1,
    newTotalXP: 30,
    newTotalCoins: 7,
    currentLevel: 1,
    levelTitle: 'Initiate',
    currentXP: 30,
    nextLevelXP: 100,
    message: 'Daily check-in',
    levelUp: null,
    achievementsUnlocked: [],
    receipt: {
      source: 'daily_checkin',
      label: 'Daily check-in',
      baseXp: 10,
      multiplierPercent: 100,
      bonusXp: 0,
      firstSteps: [],
      dailyCapLeft: 240,
      localDate: '2026-03-01',
      reason: 'counted',
    },
    ...change,
  };
}

export const levelUp: NonNullable<Award['levelUp']> = {
  newLevel: 2,
  newTitle: 'Initiate II',
  newTier: 'Initiate',
  xpGained: 30,
  coinsEarned: 10,
  newFeatures: [],
};
