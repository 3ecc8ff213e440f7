import { style } from '@vanilla-extract/css';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const radio = hidden;
// Eight fill two rows of four or four rows of two; nothing between leaves a gap.
export const swatches = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.space[3],
    '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const swatch = style(
  component({
    position: 'relative',
    overflow: 'hidden',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { borderColor: vars.color.accent.fill, boxShadow: `0 0 0 2px ${vars.color.accent.fill}` },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 4 },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } },
      [forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
    },
  }),
);
export const land = style(component({ display: 'block', blockSize: '4.5rem' }));
export const name = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[3],
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.control,
  }),
);
export const dot = style(
  component({
    flex: 'none',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent.fill,
    forcedColorAdjust: 'none',
  }),
);
