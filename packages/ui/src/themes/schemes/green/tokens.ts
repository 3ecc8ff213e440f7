import type { SchemeSeed } from '../../../tokens/scheme-colors.ts';

/** Seed of the green scheme. */
export const green: SchemeSeed = { hue: 155, neutralChroma: 0.02, accentChroma: 0.11 };
