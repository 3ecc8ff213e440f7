import type { Award } from '@everstep/domain';

/** An award with everything in it, for stories and tests. */
export const exampleAward: Award = {
  xpAwarded: 30,
  coinsAwarded: 7,
  multiplier: 1,
  newTotalXP: 120,
  newTotalCoins: 27,
  currentLevel: 2,
  levelTitle: 'Initiate II',
  currentXP: 20,
  nextLevelXP: 120,
  message: 'First check-in',
  levelUp: { newLevel: 2, newTitle: 'Initiate II', newTier: 'Initiate', xpGained: 30, coinsEarned: 10, newFeatures: [] },
  achievementsUnlocked: [{ code: 'first_step', title: 'First Step', description: 'First check-in', rarity: 'common', coins: 10 }],
  receipt: {
    source: 'daily_checkin',
    label: 'Daily check-in',
    baseXp: 10,
    multiplierPercent: 100,
    bonusXp: 0,
    firstSteps: [{ code: 'first_checkin', title: 'First check-in', xp: 20 }],
    dailyCapLeft: 240,
    localDate: '2026-11-21',
    reason: 'counted',
  },
};
