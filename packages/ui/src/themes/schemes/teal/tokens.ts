import type { SchemeSeed } from '../../../tokens/scheme-colors.ts';

/** Seed of the teal scheme. */
export const teal: SchemeSeed = { hue: 192, neutralChroma: 0.022, accentChroma: 0.085 };
