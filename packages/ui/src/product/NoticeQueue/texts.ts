import { countOf } from '../format.ts';

/** The fixed words of a `NoticeStack`. */
export interface NoticeStackTexts {
  /** Names the region; `{hotkey}` becomes the key that leads there. */
  readonly region: string;
  readonly xp: (xp: number) => string;
  readonly coins: (coins: number) => string;
  readonly achievements: (count: number) => string;
  /** @param streak days in a row */
  readonly earnedBack: (streak: number) => string;
  readonly dayCounts: string;
  /** Leads to how points came about. */
  readonly why: string;
  /** Where that can also be found, for those who cannot reach the button in time. */
  readonly whyHint: string;
}

export const noticeStackTexts: NoticeStackTexts = {
  region: 'Awards ({hotkey})',
  xp: (xp) => `+${xp} XP`,
  coins: (coins) => `+${countOf(coins, 'coin')}`,
  achievements: (count) => (count === 1 ? 'Achievement earned' : `${count} achievements earned`),
  earnedBack: (streak) => `A missed day is earned back: ${countOf(streak, 'day')} in a row`,
  dayCounts: 'That day counts after all',
  why: 'Why?',
  whyHint: 'The page Progress says why, for every act',
};
