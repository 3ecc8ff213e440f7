import type { StreakLook } from './StreakStrip.tsx';

/** The fixed words of a `StreakStrip`. */
export interface StreakStripTexts {
  readonly today: string;
  /** Stands over the column of today, where other days have two letters. */
  readonly todayShort: string;
  /** What a day was. */
  readonly days: Readonly<Record<StreakLook, string>>;
  readonly said: (day: string, what: string) => string;
}

export const streakStripTexts: StreakStripTexts = {
  today: 'Today',
  todayShort: 'today',
  days: { active: 'active', frozen: 'rested', paused: 'paused', repaired: 'mended', pending: 'pending', quiet: 'quiet' },
  said: (day, what) => `${day}: ${what}`,
};
