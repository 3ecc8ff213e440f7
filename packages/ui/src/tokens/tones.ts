/** Tones that say what something means; each comes with an icon or a word, never colour alone. */
export const statusTones = ['info', 'success', 'warning', 'danger'] as const;
export type StatusTone = (typeof statusTones)[number];
