import type { Mode } from '../tokens/colors.ts';

/** The mode of the toolbar; anything but dark counts as light. */
export const readMode = (mode: unknown): Mode => (mode === 'dark' ? 'dark' : 'light');
