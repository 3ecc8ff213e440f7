import type { SchemeSeed } from '../../../tokens/scheme-colors.ts';

/** Seed of the pink scheme. */
export const pink: SchemeSeed = { hue: 350, neutralChroma: 0.022, accentChroma: 0.14 };
