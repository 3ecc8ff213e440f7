import { mediaQueries } from '@everstep/domain';

/** Media and container conditions that components share. Each condition stands beside the rule that it changes. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
export const coarsePointer = '(pointer: coarse)';
/** A pointer that can rest on something; keeps hover looks from sticking after a tap. */
export const canHover = '(hover: hover)';
/** Fields that take the height of their text. */
export const growsWithText = '(field-sizing: content)';
/** A phone, upright or on its side; the second half also holds while a keyboard is open. */
export const phone = mediaQueries.mobile;
