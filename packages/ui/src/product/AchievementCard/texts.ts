import type { Rarity } from '@everstep/domain';
import { countOf, formatCount } from '../format.ts';

/** The fixed words of an `AchievementCard` and of a `HiddenAchievement`. */
export interface AchievementCardTexts {
  readonly rarity: (rarity: Rarity) => string;
  readonly progress: (current: number, target: number) => string;
  readonly open: string;
  readonly coins: (coins: number) => string;
  /** Names the bar of progress. */
  readonly way: (title: string) => string;
  readonly hidden: string;
  readonly hiddenHint: string;
}

export const achievementCardTexts: AchievementCardTexts = {
  rarity: (rarity) => rarity,
  progress: (current, target) => `${formatCount(current)} of ${formatCount(target)}`,
  open: 'Not yet earned',
  coins: (coins) => countOf(coins, 'coin'),
  way: (title) => `Way to ${title}`,
  hidden: 'Hidden',
  hiddenHint: 'It tells its name when it is yours.',
};
