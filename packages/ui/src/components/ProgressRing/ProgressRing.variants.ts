/** 32, 56, 96 and 160 px. */
export const progressRingSizes = ['small', 'medium', 'large', 'xl'] as const;
export type ProgressRingSize = (typeof progressRingSizes)[number];
