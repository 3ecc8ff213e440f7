/** 12, 13, 15, 17 and 20 px. */
export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = ['default', 'muted', 'accent', 'info', 'success', 'warning', 'danger', 'sun'] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'semibold'] as const;
export type TextWeight = (typeof textWeights)[number];

export const textAligns = ['start', 'center', 'end'] as const;
export type TextAlign = (typeof textAligns)[number];
