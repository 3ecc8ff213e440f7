import type { AchievementProgress, AchievementRule, Answer, api } from '@everstep/domain';
import { achievementCoins } from '@everstep/domain';
import { activityLabel } from './activity-labels.ts';
import type { ShownRow } from './ledger-store.ts';
import type { CheckinRow } from './store.ts';

type Features = typeof api.gamification;
type LedgerAnswer = Answer<Features['ledger']>['entries'][number];
type AchievementAnswer = Answer<Features['achievements']>['achievements'][number];
type UnlockedAnswer = Answer<Features['enhancedProgress']>['achievements'][number];

/** A check-in as its member sees it. */
export const presentCheckin = (row: CheckinRow): Omit<Answer<Features['checkIn']>, 'award'> => ({
  id: row.id,
  localDate: row.localDate,
  at: row.at,
});

/**
 * A booked change in words.
 * @param undone it was taken back and not brought back
 */
export const presentLedgerEntry = (row: ShownRow, undone: boolean): LedgerAnswer => ({
  id: row.id,
  at: row.at,
  localDate: row.localDate,
  actDate: row.actDate,
  source: row.source,
  label: activityLabel(row),
  ...(row.about === null ? {} : { about: row.about }),
  baseXp: row.base,
  multiplierPercent: row.multiplierPercent,
  capped: row.capped === 1,
  xp: row.xp,
  coins: row.coins,
  turn: row.turn,
  undone,
});

/** An achievement with how far the member has come. */
export const presentAchievement = (achievement: AchievementProgress, earnedAt: string | null): AchievementAnswer => ({
  code: achievement.code,
  title: achievement.title,
  description: achievement.earned ? achievement.description : achievement.goal,
  category: achievement.category,
  rarity: achievement.rarity,
  coins: achievement.coins,
  earnedAt,
  progress: { current: achievement.count, target: achievement.target },
});

/** An earned achievement, as notices and lists name it; none for a code that is no longer known. */
export const presentUnlocked = (achievement: AchievementRule | undefined): readonly UnlockedAnswer[] =>
  achievement
    ? [
        {
          code: achievement.code,
          title: achievement.title,
          description: achievement.description,
          rarity: achievement.rarity,
          coins: achievementCoins[achievement.rarity],
        },
      ]
    : [];
