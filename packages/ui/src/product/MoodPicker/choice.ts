import type { LayerRule } from '../../styles/layers.ts';
import { canHover } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

/** How a choice with a hidden radio or checkbox in it looks in each of its states. */
export const chosen = {
  '&:active': { backgroundColor: color.active },
  '&:has(:checked)': { backgroundColor: color.accent.soft, color: color.accent.onSoft, borderColor: color.accent.fill },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  '&:has(:disabled)': { cursor: 'not-allowed', color: color.disabledText },
} satisfies LayerRule['selectors'];

export const hover = {
  [canHover]: { selectors: { '&:hover:not(:has(:checked)):not(:has(:disabled))': { backgroundColor: color.hover } } },
};
