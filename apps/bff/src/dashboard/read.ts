import { achievementProgress, type api, type DashboardData, lastDays, levelProgress, offeredFirstSteps } from '@everstep/domain';
import { isQuiet } from '../care/status.ts';
import { readChallengesToday } from '../challenges/today.ts';
import { transaction } from '../db/transaction.ts';
import { activityLabel } from '../gamification/activity-labels.ts';
import { listOf } from '../gamification/award-state.ts';
import { earliestOf, presentDate } from '../gamification/earning.ts';
import { listDays } from '../gamification/store.ts';
import { streakToday } from '../gamification/streak-today.ts';
import { readGoalSummary } from '../goals/summary.ts';
import { readHabitsToday } from '../habits/today.ts';
import type { Call } from '../http/route.ts';
import { countUnread } from '../notifications/count-store.ts';
import { guideLine } from './guide-line.ts';
import { listNewest, readMoodDays, readStanding, readToday } from './store.ts';

type DashboardCall = Call<typeof api.dashboard.read>;
type Asking = Pick<DashboardCall, 'actor' | 'deps'>;

const WEEK_DAYS = 7;
/** First steps that are the first of a daily one, which the dashboard lists every day. */
const DAILY: readonly string[] = ['first_checkin', 'first_mood'];

/** Everything the dashboard shows, read in one transaction. Parts of features that do not stand yet are zero. */
export async function readDashboard({ actor, deps, query }: DashboardCall): Promise<DashboardData> {
  const parts = await readParts({ actor, deps });
  const { row, today, streak, moods } = parts;
  const level = levelProgress(row.xp, row.highestLevel);
  const firstSteps = stepsOf(row);
  const moodsToday = moods.find(({ localDate }) => localDate === today)?.count ?? 0;
  return {
    ...summaryOf(parts),
    goals: parts.goals,
    habitsToday: parts.habits,
    ...parts.challenges,
    meditation: { totalMinutes: 0, currentStreak: 0 },
    activities: parts.ledger.map((entry) => ({
      id: entry.id,
      source: entry.source,
      label: activityLabel(entry),
      ...(entry.about === null ? {} : { about: entry.about }),
      xp: entry.xp,
      coins: entry.coins,
      at: entry.at,
    })),
    level: {
      current: level.level,
      title: level.title,
      tier: level.tier,
      currentXP: level.currentXp,
      nextLevelXP: level.levelXp,
      progressToNext: level.progressToNext,
    },
    streak: {
      current: streak.current,
      longest: streak.longest,
      multiplier: streak.multiplier,
      freezes: streak.freezes,
      activeDays: row.activeDays,
      week: parts.week.map((localDate) => ({
        localDate,
        kind: streak.days.find((day) => day.localDate === localDate)?.kind ?? null,
      })),
      awayDays: streak.awayDays,
    },
    achievements: achievementsOf(row),
    today: { localDate: today, checkedIn: parts.checkedIn, moodsLogged: moodsToday, xpToday: parts.xpToday, firstSteps },
    moodWeek: parts.week.map((localDate) => ({ localDate, score: mean(moods.filter((day) => day.localDate === localDate)) })),
    guideLine: guideLine(query.personaId, {
      firstName: row.firstName,
      today,
      activeDays: row.activeDays,
      lastActivity: row.lastActivity,
      // After a hard moment no guide speaks of streaks, levels or days well done.
      streak: parts.quiet ? 0 : streak.current,
      checkedIn: parts.checkedIn,
      stepsDone:
        !parts.quiet &&
        parts.checkedIn &&
        moodsToday > 0 &&
        firstSteps.every(({ code, done }) => done || DAILY.includes(code)) &&
        parts.habits.habits.every(({ today: { group } }) => group !== 'due') &&
        parts.challenges.challengesToday.every(({ complete }) => complete),
      nextLevel: level.nextLevel,
      xpLeft: parts.quiet ? Number.POSITIVE_INFINITY : level.nextLevelPoints - row.xp,
    }),
  };
}

/** The numbers of the dashboard alone. */
export async function readSummary({ actor, deps }: Call<typeof api.dashboard.summary>) {
  return summaryOf(await readParts({ actor, deps }));
}

type Parts = Awaited<ReturnType<typeof readParts>>;

function readParts({ actor, deps }: Asking) {
  return transaction(deps.db, async (tx) => {
    const row = await readStanding(tx, actor.id);
    const today = presentDate({ deps, actor }, row);
    const week = lastDays(today, WEEK_DAYS);
    const [from = today] = week;
    const { xp, checkedIn } = await readToday(tx, actor.id, today);
    const days = await listDays(tx, actor.id, earliestOf(from, row.lastActivity));
    return {
      row,
      today,
      week,
      checkedIn,
      xpToday: xp,
      streak: streakToday(row, days, today),
      moods: await readMoodDays(tx, actor.id, from),
      goals: await readGoalSummary(tx, actor.id),
      habits: await readHabitsToday(tx, actor.id, today),
      challenges: await readChallengesToday(tx, actor.id, today),
      ledger: await listNewest(tx, actor.id),
      unread: await countUnread(tx, actor.id),
      quiet: isQuiet(row.lastRiskAt, deps.clock.now()),
    };
  });
}

function summaryOf({ row, streak, moods, goals, today, unread }: Parts): Pick<DashboardData, 'user' | 'stats'> {
  const { level, nextLevelPoints } = levelProgress(row.xp, row.highestLevel);
  return {
    user: {
      name: [row.firstName, row.lastName].filter((part) => part !== '').join(' '),
      level,
      points: row.xp,
      coins: row.coins,
      nextLevelPoints,
    },
    stats: {
      notifications: unread,
      messages: 0,
      activeGoals: goals.inProgress,
      totalMeditationMinutes: 0,
      moodScore: mean(moods.filter(({ localDate }) => localDate <= today)) ?? 0,
      currentStreak: streak.current,
    },
  };
}

const achievementsOf = (row: Parts['row']) => {
  const earned = listOf<string>(row.achievements);
  return { earned: earned.length, total: achievementProgress({}, earned).length };
};

const stepsOf = (row: Parts['row']) => {
  const taken = listOf<string>(row.firstSteps);
  return offeredFirstSteps.map(({ code, title, xp }) => ({ code, title, xp, done: taken.includes(code) }));
};

/** Mean score to one decimal; null without any. */
function mean(days: Parts['moods']): number | null {
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const total = days.reduce((sum, day) => sum + day.total, 0);
  return count === 0 ? null : Math.round((total * 10) / count) / 10;
}
