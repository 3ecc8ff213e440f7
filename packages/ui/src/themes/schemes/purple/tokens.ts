import type { SchemeSeed } from '../../../tokens/scheme-colors.ts';

/** Seed of the purple scheme. */
export const purple: SchemeSeed = { hue: 300, neutralChroma: 0.026, accentChroma: 0.14 };
