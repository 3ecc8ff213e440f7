/** `accent` is the usual one; `neutral` is outlined and quieter; the tones mean what they say; `sun` is for achievement. */
export const chipTones = ['accent', 'neutral', 'info', 'success', 'warning', 'danger', 'sun'] as const;
export type ChipTone = (typeof chipTones)[number];
