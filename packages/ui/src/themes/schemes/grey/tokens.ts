import type { SchemeSeed } from '../../../tokens/scheme-colors.ts';

/** Seed of the grey scheme. */
export const grey: SchemeSeed = { hue: 250, neutralChroma: 0.018, accentChroma: 0.055 };
