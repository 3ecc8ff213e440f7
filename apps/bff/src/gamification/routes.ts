import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { awardXp, completeModule } from './award-xp.ts';
import { checkIn } from './check-in.ts';
import { readFeatureAccess } from './feature-access.ts';
import { readLeaderboard } from './leaderboard.ts';
import { readLedger } from './ledger.ts';
import { enhancedProgress, enhancedStats, myProgress, progress, readAchievements, userProgress } from './read-progress.ts';
import { spendCoins } from './spend-coins.ts';

const { gamification } = api;
const write = { limit: perMember(60, 'minute') };

export const gamificationRoutes: readonly Route[] = [
  on(gamification.checkIn, checkIn, write),
  on(gamification.enhancedStats, enhancedStats),
  on(gamification.enhancedProgress, enhancedProgress),
  on(gamification.progress, progress),
  on(gamification.userProgress, userProgress),
  on(gamification.myProgress, myProgress),
  on(gamification.awardXp, awardXp, write),
  on(gamification.completeModule, completeModule, write),
  // Spending fails closed: no purchase goes through uncounted.
  on(gamification.spendCoins, spendCoins, { limit: { ...perMember(60, 'minute'), failClosed: true } }),
  on(gamification.featureAccess, readFeatureAccess),
  on(gamification.leaderboard, readLeaderboard, { limit: perMember(60, 'minute') }),
  on(gamification.achievements, readAchievements),
  on(gamification.ledger, readLedger),
];
