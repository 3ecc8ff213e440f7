import { z } from 'zod';
import { ChallengeRunDay, RunProgressList } from '../challenges/schemas.ts';
import { ActSubject, DayKind, Tier } from '../gamification/schemas.ts';
import { HabitsToday } from '../habits/schemas.ts';
import { Id, Instant, LocalDate } from '../shared/schemas.ts';

const count = z.number().int().min(0);

export const DashboardData = z
  .object({
    user: z.object({
      name: z.string(),
      level: z.number().int().min(1),
      points: count,
      coins: count,
      nextLevelPoints: count.describe('Total XP at which the next level starts.'),
    }),
    stats: z.object({
      notifications: count,
      messages: count,
      activeGoals: count,
      totalMeditationMinutes: count,
      moodScore: z.number().min(0).max(5).describe('Mean of the last seven local days; 0 when there is none.'),
      currentStreak: count.describe('Days.'),
    }),
    goals: z.object({
      total: count.describe('Closed ones included.'),
      completed: count,
      inProgress: count.describe('Active ones.'),
      progress: z.number().min(0).max(100).describe('Percent: the mean of the goals in progress.'),
      next: z
        .array(
          z.object({
            id: Id,
            title: z.string(),
            progress: z.number().int().min(0).max(100),
            dueDate: LocalDate.nullable(),
            nextMilestone: z.string().nullable(),
          }),
        )
        .max(3)
        .describe('Goals in progress, the nearest due date first.'),
    }),
    habitsToday: HabitsToday,
    challengesToday: z
      .array(
        z
          .object({ runId: Id, name: z.string(), totalDays: count })
          .extend(ChallengeRunDay.pick({ day: true, title: true, complete: true, tasks: true }).shape),
      )
      .describe('What active runs ask for today, the newest run first.'),
    challengeRuns: RunProgressList.describe('Active and paused runs, the newest first; one of them stands in the banner.'),
    meditation: z.object({ totalMinutes: count, currentStreak: count }),
    activities: z.array(
      z.object({
        id: z.string(),
        source: z.string(),
        label: z.string(),
        about: ActSubject.optional(),
        xp: z.number().int(),
        coins: z.number().int(),
        at: Instant,
      }),
    ),
    level: z.object({
      current: z.number().int().min(1),
      title: z.string(),
      tier: Tier,
      currentXP: count.describe('XP inside the level.'),
      nextLevelXP: z.number().int().min(1),
      progressToNext: z.number().min(0).max(100),
    }),
    streak: z.object({
      current: count,
      longest: count,
      multiplier: z.number().min(1),
      freezes: count,
      activeDays: count,
      week: z.array(z.object({ localDate: LocalDate, kind: DayKind.nullable() })).describe('The last seven local days, oldest first.'),
      awayDays: count.describe('Days since the last act, without planned pauses and without today.'),
    }),
    achievements: z.object({ earned: count, total: count }),
    today: z.object({
      localDate: LocalDate,
      checkedIn: z.boolean(),
      moodsLogged: count,
      xpToday: count,
      firstSteps: z
        .array(z.object({ code: z.string(), title: z.string(), xp: count, done: z.boolean() }))
        .describe('First steps that this version offers.'),
    }),
    moodWeek: z
      .array(z.object({ localDate: LocalDate, score: z.number().min(1).max(5).nullable() }))
      .describe('Mean score of the last seven local days, oldest first; null where nothing was logged.'),
    guideLine: z.object({ personaId: z.string(), text: z.string() }),
  })
  .meta({ id: 'DashboardData', description: 'Everything the dashboard shows, in one answer.' });
export type DashboardData = z.infer<typeof DashboardData>;

export const DashboardQuery = z.object({
  personaId: z.string().max(40).optional().describe('Guide that greets; kael when absent or unknown.'),
});
export const DashboardSummary = DashboardData.pick({ user: true, stats: true }).meta({ id: 'DashboardSummary' });
