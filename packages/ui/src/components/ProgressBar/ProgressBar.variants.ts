/** `accent` for what is under way, `sun` for what is achieved, `success` for what is complete. */
export const progressTones = ['accent', 'success', 'sun'] as const;
export type ProgressTone = (typeof progressTones)[number];

/** 4, 8 and 12 px high. */
export const progressBarSizes = ['small', 'medium', 'large'] as const;
export type ProgressBarSize = (typeof progressBarSizes)[number];
