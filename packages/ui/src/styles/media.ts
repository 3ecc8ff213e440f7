/** Media and container conditions that components share. Each condition stands beside the rule that it changes. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
export const coarsePointer = '(pointer: coarse)';
/** A pointer that can rest on something; keeps hover looks from sticking after a tap. */
export const canHover = '(hover: hover)';
/** Up to 600 px wide upright, or up to 900 px wide and 500 px high lying down; the second half also holds while a keyboard is open. */
export const phone = '(max-width: 600px) and (orientation: portrait), (max-width: 900px) and (max-height: 500px)';
