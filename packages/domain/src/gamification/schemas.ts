import { z } from 'zod';
import { Instant, LocalDate, Occurred } from '../shared/schemas.ts';
import { Rarity, Tier, UnlockedAchievement } from './award-schemas.ts';

export * from './award-schemas.ts';
export * from './day-schemas.ts';

const whole = z.number().int();
const count = whole.min(0);

export const Streak = z
  .object({
    current: count.describe('Days.'),
    longest: count.describe('Days.'),
    multiplier: z.number().min(1),
    lastActivity: LocalDate.nullable(),
  })
  .meta({ id: 'Streak' });

export const Level = z
  .object({ current: whole.min(1), title: z.string(), tier: Tier, nextLevel: whole, nextLevelTitle: z.string() })
  .meta({ id: 'Level' });
export const Xp = z
  .object({
    total: count,
    currentLevel: count.describe('XP inside the level.'),
    nextLevelXP: whole.min(1).describe('XP that the level needs in all.'),
    progressToNext: z.number().min(0).max(100).describe('Percent.'),
  })
  .meta({ id: 'Xp' });

export const EnhancedStats = z
  .object({
    xp: Xp,
    level: Level,
    coins: z.object({ total: count, available: count, spent: count, earned: count }),
    streak: Streak,
    achievements: z.object({ total: count, unlockedRecent: z.array(UnlockedAchievement), progress: z.number().min(0).max(100) }),
    statistics: z.object({
      dailyCheckins: count,
      goalsCompleted: count,
      journalEntries: count,
      moodLogs: count,
      meditationSessions: count,
      habitsCompleted: count,
      totalActiveDays: count,
    }),
  })
  .meta({ id: 'EnhancedStats' });
export type EnhancedStats = z.infer<typeof EnhancedStats>;

export const EnhancedProgress = z
  .object({
    level: whole.min(1),
    xp: count,
    coins: count,
    achievements: z.array(UnlockedAchievement),
    streak: count.describe('Days.'),
    unlockedFeatures: z.array(z.string()),
  })
  .meta({ id: 'EnhancedProgress' });
export type EnhancedProgress = z.infer<typeof EnhancedProgress>;

export const Progress = z
  .object({ points: count, coins: count, level: whole.min(1), nextLevelPoints: count.describe('Total XP at which the next level starts.') })
  .meta({ id: 'Progress' });
export const MyProgress = z.object({ progress: z.object({ points: count, coins: count, level: whole.min(1) }) });
export const UserProgress = Progress.extend({ notifications: count, messages: count }).meta({ id: 'UserProgress' });
export type UserProgress = z.infer<typeof UserProgress>;

export const AwardXpBody = Occurred.extend({
  source: z.string().trim().min(1).max(60),
  baseAmount: whole.min(0).max(10_000).default(10),
  metadata: z.record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean(), z.null()])).default({}),
});
export const CompleteModuleBody = Occurred.extend({
  module: z.string().trim().min(1).max(60),
  activity: z.string().trim().min(1).max(60),
  data: z.record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean(), z.null()])).default({}),
});
export const SpendCoinsBody = z.object({
  amount: whole.min(1).max(100_000),
  item: z.string().trim().min(1).max(80),
  description: z.string().trim().max(200).default(''),
});
export const SpendCoinsAnswer = z.object({ spent: count, newTotalCoins: count, item: z.string() });

export const FeatureParams = z.object({ featureName: z.string().min(1).max(80) });
export const FeatureAccess = z
  .object({
    hasAccess: z.boolean(),
    message: z.string(),
    requiredLevel: whole.nullable(),
    alternative: z.string().nullable().describe('What can be done meanwhile.'),
  })
  .meta({ id: 'FeatureAccess' });
export type FeatureAccess = z.infer<typeof FeatureAccess>;

export const LeaderboardQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  timeframe: z.enum(['day', 'week', 'month', 'all']).default('week'),
  category: z.enum(['xp', 'streak', 'habits', 'meditation']).default('xp'),
});
export const BoardName = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[^@\p{Cc}\p{Cf}]*$/u, 'Use a name without @ or hidden characters.')
  .meta({ id: 'BoardName', description: 'The name under which a member stands on the boards; they choose it.' });
export const BoardSettings = z
  .object({
    listed: z.boolean().describe('Whether others see the member on the boards.'),
    name: z.string().describe('The name they see; the first name until one is chosen.'),
  })
  .meta({ id: 'BoardSettings' });
export type BoardSettings = z.infer<typeof BoardSettings>;
export const BoardSettingsBody = z.object({ listed: z.boolean().optional(), name: BoardName.optional() });
export const LeaderboardRow = z
  .object({ rank: whole, name: z.string(), value: count, level: whole, isMe: z.boolean() })
  .meta({ id: 'LeaderboardRow' });
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;
export const Leaderboard = z.object({ leaderboard: z.array(LeaderboardRow), me: BoardSettings });

export const AchievementsQuery = z.object({ category: z.string().max(60).optional(), rarity: Rarity.optional() });
export const Achievement = z
  .object({
    code: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.string(),
    rarity: Rarity,
    coins: count,
    earnedAt: Instant.nullable(),
    progress: z.object({ current: count, target: count }).nullable(),
  })
  .meta({ id: 'Achievement' });
export type Achievement = z.infer<typeof Achievement>;
export const Achievements = z.object({
  achievements: z.array(Achievement),
  hidden: z.array(z.object({ rarity: Rarity })).describe('Those that are not told before they are earned.'),
});
