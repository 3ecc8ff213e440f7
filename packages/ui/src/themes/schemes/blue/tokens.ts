import type { SchemeSeed } from '../../../tokens/scheme-colors.ts';

/** Seed of the blue scheme. */
export const blue: SchemeSeed = { hue: 255, neutralChroma: 0.02, accentChroma: 0.13 };
