import type { SchemeSeed } from '../../../tokens/scheme-colors.ts';

/** Seed of the red scheme. */
export const red: SchemeSeed = { hue: 22, neutralChroma: 0.022, accentChroma: 0.15 };
