import type { LevelUp } from '@everstep/domain';
import { countOf, formatCount } from '../format.ts';

/** The fixed words of a `LevelUpDialog`. */
export interface LevelUpDialogTexts {
  readonly title: string;
  /** All that the pictures and phases tell, for those who hear the dialog. */
  readonly inWords: (levelUp: LevelUp) => string;
  readonly level: (level: number) => string;
  readonly xpGained: string;
  readonly coins: (count: number) => string;
  readonly features: string;
  readonly continue: string;
}

export const levelUpDialogTexts: LevelUpDialogTexts = {
  title: 'LEVEL UP!',
  inWords: ({ newLevel, newTitle, xpGained, coinsEarned }) =>
    `You reached level ${newLevel}, ${newTitle}, and earned ${formatCount(xpGained)} XP and ${countOf(coinsEarned, 'coin')}.`,
  level: (level) => `Level ${level}`,
  xpGained: 'XP gained',
  coins: (count) => (count === 1 ? 'coin' : 'coins'),
  features: 'New Features Unlocked!',
  continue: 'Continue Your Journey',
};
