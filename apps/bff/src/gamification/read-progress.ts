import { achievementOf, achievementProgress, type api, hiddenAchievements, levelProgress, unlockedFeatures } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { countUnread } from '../notifications/count-store.ts';
import { countersOf, listOf } from './award-state.ts';
import { presentDate } from './earning.ts';
import { presentAchievement, presentUnlocked } from './present.ts';
import { listAchievements, listDays, listGrants, type ProgressRow, readProgress, sumLedger } from './store.ts';
import { streakToday } from './streak-today.ts';

type Features = typeof api.gamification;

/** How many of the newest achievements the statistics name. */
const RECENT_ACHIEVEMENTS = 5;

/** Points, coins and level. */
export async function progress({ actor, deps }: Call<Features['progress']>) {
  return presentTotals(await readProgress(deps.db.query, actor.id));
}

/** The numbers of the top bar. Nothing can be unread of direct messages before there are any. */
export async function userProgress({ actor, deps }: Call<Features['userProgress']>) {
  const notifications = await countUnread(deps.db.query, actor.id);
  return { ...presentTotals(await readProgress(deps.db.query, actor.id)), notifications, messages: 0 };
}

/** Points, coins and level added up from the ledger instead of read from the cached totals. */
export async function myProgress({ actor, deps }: Call<Features['myProgress']>) {
  const { xp, coins } = await sumLedger(deps.db.query, actor.id);
  const { highestLevel } = await readProgress(deps.db.query, actor.id);
  return { progress: { points: xp, coins, level: levelProgress(xp, highestLevel).level } };
}

/** Totals, level, streak and counts. */
export async function enhancedStats(call: Call<Features['enhancedStats']>) {
  const { row, streak, earned } = await standing(call);
  const level = levelProgress(row.xp, row.highestLevel);
  const counters = countersOf(row);
  const shownCount = achievementProgress({}, listOf(row.achievements)).length;
  return {
    xp: { total: row.xp, currentLevel: level.currentXp, nextLevelXP: level.levelXp, progressToNext: level.progressToNext },
    level: {
      current: level.level,
      title: level.title,
      tier: level.tier,
      nextLevel: level.nextLevel,
      nextLevelTitle: level.nextLevelTitle,
    },
    coins: { total: row.coins, available: row.coins, spent: row.coinsSpent, earned: row.coinsEarned },
    streak: { current: streak.current, longest: streak.longest, multiplier: streak.multiplier, lastActivity: row.lastActivity },
    achievements: {
      total: earned.length,
      unlockedRecent: earned.slice(0, RECENT_ACHIEVEMENTS).flatMap(({ code }) => presentUnlocked(achievementOf(code))),
      progress: Math.floor((earned.length * 100) / shownCount),
    },
    statistics: {
      dailyCheckins: counters.checkins ?? 0,
      goalsCompleted: counters.goalsCompleted ?? 0,
      journalEntries: counters.entries ?? 0,
      moodLogs: counters.moods ?? 0,
      meditationSessions: counters.meditations ?? 0,
      habitsCompleted: counters.habitTicks ?? 0,
      totalActiveDays: row.activeDays,
    },
  };
}

/** Level, XP, coins, earned achievements and open features. */
export async function enhancedProgress(call: Call<Features['enhancedProgress']>) {
  const { row, streak, earned } = await standing(call);
  const granted = await listGrants(call.deps.db.query, call.actor.id);
  return {
    level: row.highestLevel,
    xp: row.xp,
    coins: row.coins,
    achievements: earned.flatMap(({ code }) => presentUnlocked(achievementOf(code))),
    streak: streak.current,
    unlockedFeatures: [...unlockedFeatures({ highestLevel: row.highestLevel, granted })],
  };
}

/** Achievements with how far the member has come; hidden ones once they are earned. */
export async function readAchievements({ actor, deps, query }: Call<Features['achievements']>) {
  const row = await readProgress(deps.db.query, actor.id);
  const earnedAt = new Map((await listAchievements(deps.db.query, actor.id)).map((earned) => [earned.code, earned.earnedAt]));
  const counters = { ...countersOf(row), activeDays: row.activeDays, level: row.highestLevel };
  const shown = achievementProgress(counters, listOf(row.achievements)).filter(
    ({ category, rarity }) =>
      (query.category === undefined || category === query.category) && (query.rarity === undefined || rarity === query.rarity),
  );
  return {
    achievements: shown.map((achievement) => presentAchievement(achievement, earnedAt.get(achievement.code) ?? null)),
    // Neither name nor area of a hidden one is told, so a category has none.
    hidden:
      query.category === undefined
        ? hiddenAchievements(listOf(row.achievements)).filter(({ rarity }) => (query.rarity ?? rarity) === rarity)
        : [],
  };
}

async function standing({ actor, deps }: Pick<Call<Features['enhancedStats']>, 'actor' | 'deps'>) {
  const row = await readProgress(deps.db.query, actor.id);
  const today = presentDate({ deps, actor }, row);
  const days = await listDays(deps.db.query, actor.id, row.lastActivity ?? today);
  return { row, streak: streakToday(row, days, today), earned: await listAchievements(deps.db.query, actor.id) };
}

function presentTotals(row: ProgressRow) {
  const { level, nextLevelPoints } = levelProgress(row.xp, row.highestLevel);
  return { points: row.xp, coins: row.coins, level, nextLevelPoints };
}
