import type { SchemeSeed } from '../../../tokens/scheme-colors.ts';

/** Seed of the orange scheme. */
export const orange: SchemeSeed = { hue: 52, neutralChroma: 0.022, accentChroma: 0.125 };
