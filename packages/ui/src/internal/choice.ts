import type { LayerRule } from '../styles/layers.ts';
import { coarsePointer, forcedColors } from '../styles/media.ts';
import { vars } from '../themes/contract.css.ts';

/** A box or dot with its words beside it; the whole line is the target. */
export const choiceLine: LayerRule = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.disabledText, cursor: 'not-allowed' } },
  '@media': {
    [coarsePointer]: { minBlockSize: vars.size.touch, paddingBlock: vars.space[2] },
    [forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
};

export const choiceText: LayerRule = {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.lineHeight.control,
  paddingBlock: '2px',
};
export const choiceDescription: LayerRule = {
  display: 'block',
  marginBlockStart: '2px',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  selectors: { ':has(:disabled) > * > &': { color: 'inherit' } },
};
