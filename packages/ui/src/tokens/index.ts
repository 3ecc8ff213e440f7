export { type Colors, colorsOf, flattenColors, lookColors, type Mode, modes } from './colors.ts';
export { contrastPairs, decorativeColors } from './contrast-pairs.ts';
export type { ColorPair, Hex } from './oklch.ts';
export { breakpoints, compactScale, scale, touchScale } from './scale.ts';
export { sharedColors, type TierName, tierColors } from './shared-colors.ts';
