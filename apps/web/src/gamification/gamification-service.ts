import {
  type Achievement,
  type Answer,
  type Award,
  api,
  defaultEnhancedProgress,
  defaultEnhancedStats,
  type EnhancedProgress,
  type EnhancedStats,
  type FeatureAccess,
  fallbackAward,
  type Input,
} from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { emit } from '../layout/useWindowEvent.ts';
import { log } from '../log/log.ts';

type AwardBody = Input<typeof api.gamification.awardXp>['body'];
type ModuleBody = Input<typeof api.gamification.completeModule>['body'];
type SpendBody = Input<typeof api.gamification.spendCoins>['body'];
type LeaderboardQuery = Input<typeof api.gamification.leaderboard>['query'];
type AchievementsQuery = Input<typeof api.gamification.achievements>['query'];

/** Tells the page that an act has earned something. */
export function announceAward({ xpAwarded, coinsAwarded, quiet }: Pick<Award, 'xpAwarded' | 'coinsAwarded' | 'quiet'>): void {
  if (!quiet) emit('xp-awarded', { xp: xpAwarded, coins: coinsAwarded });
  emit('gamification-update', undefined);
}

/** The gamification calls with the fallbacks that the product promises when the server is away. Module completion and spending are rethrown. */
export function createGamificationService(call: Call, hasToken: () => boolean) {
  async function orElse<T>(what: string, load: () => Promise<T>, fallback: T): Promise<T> {
    try {
      return await load();
    } catch (error) {
      log.warn(`${what} could not be loaded.`, error);
      return fallback;
    }
  }

  return {
    /** Never rejects: a failure answers `success: false` with what the act would have earned at level 1. */
    async awardXp(body: AwardBody): Promise<(Award & { success: true }) | ReturnType<typeof fallbackAward>> {
      try {
        const award = await call(api.gamification.awardXp, { body });
        announceAward(award);
        return { ...award, success: true };
      } catch (error) {
        log.error('XP could not be awarded.', error);
        return fallbackAward(body.baseAmount);
      }
    },
    stats: (): Promise<EnhancedStats> => orElse('Stats', () => call(api.gamification.enhancedStats, {}), defaultEnhancedStats),
    /** Without a stored token nothing is asked. */
    progress: (): Promise<EnhancedProgress> =>
      hasToken()
        ? orElse('Progress', () => call(api.gamification.enhancedProgress, {}), defaultEnhancedProgress)
        : Promise.resolve(defaultEnhancedProgress),
    featureAccess: (featureName: string): Promise<FeatureAccess> =>
      orElse('Feature access', () => call(api.gamification.featureAccess, { params: { featureName } }), {
        hasAccess: false,
        message: 'Error checking access',
        requiredLevel: null,
        alternative: null,
      }),
    leaderboard: (query: LeaderboardQuery): Promise<Answer<typeof api.gamification.leaderboard>['leaderboard']> =>
      orElse('The leaderboard', async () => (await call(api.gamification.leaderboard, { query })).leaderboard, []),
    achievements: (query: AchievementsQuery): Promise<Achievement[]> =>
      orElse('Achievements', async () => (await call(api.gamification.achievements, { query })).achievements, []),
    /** @throws ApiError */
    async completeModule(body: ModuleBody): Promise<Award> {
      const award = await call(api.gamification.completeModule, { body });
      announceAward(award);
      return award;
    },
    /** @throws ApiError */
    async spendCoins(body: SpendBody): Promise<number> {
      const { newTotalCoins } = await call(api.gamification.spendCoins, { body });
      emit('coins-spent', { amount: body.amount, item: body.item });
      emit('gamification-update', undefined);
      return newTotalCoins;
    },
  };
}

export type GamificationService = ReturnType<typeof createGamificationService>;
