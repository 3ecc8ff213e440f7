import { formatCount } from '../format.ts';

/** The fixed words of a `LevelCard`. */
export interface LevelCardTexts {
  readonly level: (level: number) => string;
  /** Names the ring. @param level the next one */
  readonly way: (level: number) => string;
  readonly progress: (current: number, needed: number) => string;
  readonly left: (xp: number, level: number) => string;
}

export const levelCardTexts: LevelCardTexts = {
  level: (level) => `Level ${level}`,
  way: (level) => `Way to level ${level}`,
  progress: (current, needed) => `${formatCount(current)} of ${formatCount(needed)} XP`,
  left: (xp, level) => `${formatCount(xp)} XP to level ${level}`,
};
