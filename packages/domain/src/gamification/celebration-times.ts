/** When the notices of one award appear, in milliseconds after it arrived. */
export const NOTICE_STAGGER_MS = { xp: 0, coins: 2_000, levelUp: 3_000, achievements: 4_000 } as const;

/** How long the notice of earned points stays, in milliseconds. */
export const POINTS_TOAST_MS = 3_000;

/** How long the points display moves after points were earned, in milliseconds. */
export const POINTS_ANIMATION_MS = 1_500;

/** When the phases of the level-up dialog begin, in milliseconds after it opened. */
export const LEVEL_UP_PHASES_MS = [500, 1_000, 1_500] as const;

/** When the level-up dialog's confetti stops, in milliseconds after it opened. */
export const CONFETTI_MS = 5_000;
