/** What challenges are about, and how much they ask for. */
export const challengeCategories = ['momentum', 'habits', 'mind', 'body', 'people', 'rest', 'growth'] as const;
export type ChallengeCategory = (typeof challengeCategories)[number];
export const challengeDifficulties = ['gentle', 'steady', 'demanding'] as const;
export type ChallengeDifficulty = (typeof challengeDifficulties)[number];

/** Fewest and most days of a challenge that administrators write. */
export const CHALLENGE_DAYS_MIN = 3;
export const CHALLENGE_DAYS_MAX = 60;
/** Most days that any challenge may rest. */
const REST_DAYS_MAX = 14;
/** Days from which on pauses are counted as well as their days. */
const LONG_DAYS = 30;

/** What follows from the length of a challenge alone. All counts are of days unless they say otherwise. */
export interface LengthRules {
  /** Complete days from which it counts as completed: four in five. */
  readonly completedFrom: number;
  /** Complete days from which the medal is the full one: nine in ten. */
  readonly fullFrom: number;
  /** Days that a run may rest: one in three, at most 14. */
  readonly pauseDays: number;
  /** Pauses that a run may have; null for as many as its days allow. */
  readonly maxPauses: number | null;
}

/** The rules of a challenge by its length, the same for those that are shipped and those that administrators write. */
export function lengthRules(durationDays: number): LengthRules {
  return {
    // In tenths, since 0.9 times ten is not quite nine.
    completedFrom: Math.ceil((durationDays * 8) / 10),
    fullFrom: Math.ceil((durationDays * 9) / 10),
    pauseDays: Math.min(REST_DAYS_MAX, Math.ceil(durationDays / 3)),
    maxPauses: durationDays >= LONG_DAYS ? 3 : null,
  };
}
