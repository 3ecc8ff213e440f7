import { COINS_PERCENT, DEFAULT_BASE_AMOUNT } from './awards.ts';
import { LEVEL_DEFAULTS, levelTitleOf } from './levels.ts';
import type { Award, EnhancedProgress, EnhancedStats, FeatureAccess } from './schemas.ts';

/** An award that could not be confirmed by the server. It is nothing to celebrate yet. */
export type FallbackAward = Omit<Award, 'receipt'> & { readonly success: false };

/** What an award call answers with when it failed: the amount asked for, unconfirmed, and a new member's level. */
export function fallbackAward(baseAmount: number = DEFAULT_BASE_AMOUNT): FallbackAward {
  return {
    success: false,
    xpAwarded: baseAmount,
    coinsAwarded: Math.floor((baseAmount * COINS_PERCENT) / 100),
    multiplier: 1,
    newTotalXP: 0,
    newTotalCoins: 0,
    currentLevel: LEVEL_DEFAULTS.level,
    levelTitle: LEVEL_DEFAULTS.title,
    currentXP: 0,
    nextLevelXP: LEVEL_DEFAULTS.nextLevelPoints,
    message: 'This could not be confirmed yet. Your progress is safe.',
    levelUp: null,
    achievementsUnlocked: [],
  };
}

/** What is shown while the statistics cannot be read. */
export const defaultEnhancedStats: EnhancedStats = {
  xp: { total: 0, currentLevel: 0, nextLevelXP: LEVEL_DEFAULTS.nextLevelPoints, progressToNext: 0 },
  level: {
    current: LEVEL_DEFAULTS.level,
    title: LEVEL_DEFAULTS.title,
    tier: LEVEL_DEFAULTS.tier,
    nextLevel: LEVEL_DEFAULTS.level + 1,
    nextLevelTitle: levelTitleOf(LEVEL_DEFAULTS.level + 1),
  },
  coins: { total: 0, available: 0, spent: 0, earned: 0 },
  streak: { current: 0, longest: 0, multiplier: 1, lastActivity: null },
  achievements: { total: 0, unlockedRecent: [], progress: 0 },
  statistics: {
    dailyCheckins: 0,
    goalsCompleted: 0,
    journalEntries: 0,
    moodLogs: 0,
    meditationSessions: 0,
    habitsCompleted: 0,
    totalActiveDays: 0,
  },
};

/** What is shown while the progress cannot be read. */
export const defaultEnhancedProgress: EnhancedProgress = {
  level: LEVEL_DEFAULTS.level,
  xp: 0,
  coins: 0,
  achievements: [],
  streak: 0,
  unlockedFeatures: [],
};

/** What a feature check answers with when it failed: closed until it can be asked again. */
export const featureCheckFailed: FeatureAccess = {
  hasAccess: false,
  message: 'Error checking access',
  requiredLevel: null,
  alternative: null,
};
