import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const root = style(component({ position: 'relative', display: 'inline-flex' }));

const mark = {
  position: 'absolute',
  backgroundColor: vars.color.accent.fill,
  color: vars.color.accent.onFill,
  borderRadius: vars.radius.full,
  // A ring in the ground's colour parts it from the icon beneath.
  boxShadow: `0 0 0 2px ${vars.color.page}`,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { border: '1px solid CanvasText', backgroundColor: 'Canvas', color: 'CanvasText' } },
} as const;

export const count = style(
  component({
    ...mark,
    // From the middle outwards, so that more digits don't cover more of the icon.
    insetBlockStart: '0.125rem',
    insetInlineStart: '54%',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '1.125rem',
    blockSize: '1.125rem',
    paddingInline: '0.3rem',
    fontSize: '0.6875rem',
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
export const dot = style(component({ ...mark, insetBlockStart: 0, insetInlineEnd: 0, inlineSize: '0.625rem', blockSize: '0.625rem' }));
