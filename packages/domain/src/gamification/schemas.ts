import { z } from 'zod';
import { Id, Instant, LocalDate, NextCursor, Occurred, Page } from '../shared/schemas.ts';

const whole = z.number().int();
const count = whole.min(0);

export const Rarity = z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary']).meta({ id: 'Rarity' });
export type Rarity = z.infer<typeof Rarity>;

export const Tier = z
  .enum([
    'Initiate',
    'Seeker',
    'Explorer',
    'Navigator',
    'Builder',
    'Guardian',
    'Transformer',
    'Catalyst',
    'Architect',
    'Mentor',
    'Luminary',
  ])
  .meta({ id: 'Tier' });

export type Tier = z.infer<typeof Tier>;

export const LevelUp = z
  .object({
    newLevel: whole,
    newTitle: z.string(),
    newTier: Tier,
    xpGained: count.describe('XP of the act that crossed the level.'),
    coinsEarned: count.describe('Coins for all levels crossed at once.'),
    newFeatures: z.array(z.object({ name: z.string(), title: z.string() })),
  })
  .meta({ id: 'LevelUp' });
export type LevelUp = z.infer<typeof LevelUp>;

export const UnlockedAchievement = z
  .object({ code: z.string(), title: z.string(), description: z.string(), rarity: Rarity, coins: count })
  .meta({ id: 'UnlockedAchievement' });
export type UnlockedAchievement = z.infer<typeof UnlockedAchievement>;

export const Receipt = z
  .object({
    source: z.string().describe('Activity label, as in the awards table.'),
    label: z.string().describe('The act in words.'),
    baseXp: count.describe('XP of the table, after the daily cap, before the multiplier.'),
    multiplierPercent: whole.min(100),
    bonusXp: count.describe('XP that the multiplier added.'),
    firstSteps: z.array(z.object({ code: z.string(), title: z.string(), xp: count })),
    streakMilestone: z
      .object({ days: count, xp: count })
      .optional()
      .describe('Present when this act made the streak reach a milestone; its XP is beyond multiplier and cap.'),
    dailyCapLeft: count.describe('Base XP that repeatable acts may still earn today.'),
    localDate: LocalDate,
    reason: z.enum(['counted', 'already_counted', 'daily_cap', 'source_limit', 'no_record', 'not_earning']),
  })
  .meta({ id: 'Receipt', description: 'Why an act earned what it earned.' });
export type Receipt = z.infer<typeof Receipt>;

export const Award = z
  .object({
    xpAwarded: count,
    coinsAwarded: count,
    multiplier: z.number().min(1).describe('Streak multiplier in force: 1.05 adds five percent.'),
    newTotalXP: count,
    newTotalCoins: count.describe('Coins that can be spent now.'),
    currentLevel: whole.min(1),
    levelTitle: z.string(),
    currentXP: count.describe('XP inside the level.'),
    nextLevelXP: whole.min(1).describe('XP that the level needs in all.'),
    message: z.string(),
    levelUp: LevelUp.nullable(),
    achievementsUnlocked: z.array(UnlockedAchievement),
    receipt: Receipt,
  })
  .meta({ id: 'Award', description: 'What one act earned, and the totals after it.' });
export type Award = z.infer<typeof Award>;

export const Checkin = z
  .object({ id: Id, localDate: LocalDate, at: Instant })
  .meta({ id: 'Checkin', description: 'One check-in of a member on a local day.' });
export const CheckInBody = Occurred;
export const CheckInAnswer = Checkin.extend({ award: Award }).meta({ id: 'CheckInAnswer' });

export const DayKind = z.enum(['active', 'frozen', 'paused', 'repaired']).meta({ id: 'DayKind' });
export type DayKind = z.infer<typeof DayKind>;
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
export const Leaderboard = z.object({
  leaderboard: z.array(z.object({ rank: whole, name: z.string(), value: count, level: whole, isMe: z.boolean() })),
});

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
export const Achievements = z.object({ achievements: z.array(Achievement) });

export const LedgerEntry = z
  .object({ id: Id, at: Instant, localDate: LocalDate, source: z.string(), label: z.string(), xp: whole, coins: whole, turn: count })
  .meta({ id: 'LedgerEntry', description: 'One booked change of XP and coins; negative after an undo or a purchase.' });
export const LedgerQuery = Page;
export const Ledger = z.object({ entries: z.array(LedgerEntry), nextCursor: NextCursor });
