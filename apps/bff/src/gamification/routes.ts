import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { awardXp, completeModule } from './award-xp.ts';
import { changeBoardSettings, readBoardSettings } from './board-settings.ts';
import { checkIn, undoCheckIn } from './check-in.ts';
import { readDay, readDays } from './days.ts';
import { readFeatureAccess } from './feature-access.ts';
import { readLeaderboard } from './leaderboard.ts';
import { readLedger } from './ledger.ts';
import { endPause, planPause, readPauses } from './pauses.ts';
import { enhancedProgress, enhancedStats, myProgress, progress, readAchievements, userProgress } from './read-progress.ts';
import { buyFreeze, spendCoins } from './spend-coins.ts';
import { readStreakCare } from './streak-care.ts';

const { gamification } = api;
const write = { limit: perMember(60, 'minute') };
/** Spending fails closed: no purchase goes through uncounted. */
const spending = { limit: { ...perMember(60, 'minute'), failClosed: true } };

export const gamificationRoutes: readonly Route[] = [
  on(gamification.checkIn, checkIn, write),
  on(gamification.enhancedStats, enhancedStats),
  on(gamification.enhancedProgress, enhancedProgress),
  on(gamification.progress, progress),
  on(gamification.userProgress, userProgress),
  on(gamification.myProgress, myProgress),
  on(gamification.awardXp, awardXp, write),
  on(gamification.completeModule, completeModule, write),
  on(gamification.spendCoins, spendCoins, spending),
  on(gamification.featureAccess, readFeatureAccess),
  on(gamification.leaderboard, readLeaderboard, { limit: perMember(60, 'minute') }),
  on(gamification.achievements, readAchievements),
  on(gamification.ledger, readLedger),
  on(gamification.undoCheckIn, undoCheckIn, write),
  on(gamification.boardSettings, readBoardSettings),
  on(gamification.changeBoardSettings, changeBoardSettings, write),
  on(gamification.streakCare, readStreakCare),
  on(gamification.days, readDays),
  on(gamification.day, readDay),
  on(gamification.pauses, readPauses),
  on(gamification.planPause, planPause, write),
  on(gamification.endPause, endPause, write),
  on(gamification.buyFreeze, buyFreeze, spending),
];
