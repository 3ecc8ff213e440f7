/** The fixed words of a `TodayHero`. */
export interface TodayHeroTexts {
  /** Names the picture, which has a stone for each step. */
  readonly steps: (done: number, total: number) => string;
}

export const todayHeroTexts: TodayHeroTexts = { steps: (done, total) => `${done} of ${total} steps done today` };
