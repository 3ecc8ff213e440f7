import { z } from 'zod';
import { Id, Instant, LocalDate, NextCursor, Page } from '../shared/schemas.ts';

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
    backdated: z
      .object({
        forDate: LocalDate,
        percent: whole.describe('Share of the XP of the table: 50 within 48 hours of the end of that date, else 0.'),
        repaired: z.boolean().describe('The act filled a day that would have been missed.'),
      })
      .optional()
      .describe('Present when the act is about an earlier date: a share of the XP, without multiplier.'),
    earnedBack: z
      .object({ localDate: LocalDate, streak: count.describe('Days in a row with that day.') })
      .optional()
      .describe('Present when this act earned a missed day back.'),
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
    quiet: z.literal(true).optional().describe('After a hard moment: nothing celebrates this award. It counts as ever.'),
  })
  .meta({ id: 'Award', description: 'What one act earned, and the totals after it.' });
export type Award = z.infer<typeof Award>;

export const ActSubject = z.string().describe('What the act was for, in the member’s own words: the title of the habit or goal.');

export const LedgerEntry = z
  .object({
    id: Id,
    at: Instant,
    localDate: LocalDate.describe('The day whose limits it counts against.'),
    actDate: LocalDate.describe('The day that it is about.'),
    source: z.string(),
    label: z.string(),
    about: ActSubject.optional(),
    baseXp: count.describe('XP of the table, after the daily cap.'),
    multiplierPercent: whole
      .min(0)
      .describe('Share of it that was awarded: the streak multiplier, or 50 for an act about an earlier date.'),
    capped: z.boolean().describe('Whether it counts to the daily cap.'),
    xp: whole,
    coins: whole,
    turn: count.describe('0 award, 1 undo, 2 redo.'),
    undone: z.boolean().describe('It was taken back and does not stand.'),
  })
  .meta({ id: 'LedgerEntry', description: 'One booked change of XP and coins; negative after an undo or a purchase.' });
export type LedgerEntry = z.infer<typeof LedgerEntry>;
export const LedgerQuery = Page.extend({
  kind: z.enum(['all', 'acts', 'coins']).default('all').describe('acts: what was done, without undos; coins: what changed them.'),
});
export const Ledger = z.object({ entries: z.array(LedgerEntry), nextCursor: NextCursor });
