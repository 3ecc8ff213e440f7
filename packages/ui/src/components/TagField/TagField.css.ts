import { style } from '@vanilla-extract/css';
import { popup, popupItem } from '../../internal/popup.ts';
import { component } from '../../styles/layers.ts';
import { canHover, coarsePointer, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import { controlFrame } from '../Field/control.ts';

const { color, space } = vars;
const focused = '&:has(input:focus)';

export const place = style(component({ position: 'relative', display: 'grid', gap: space[2], minInlineSize: 0 }));

export const frame = style(
  component({
    ...controlFrame,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    padding: '5px',
    cursor: 'text',
    selectors: { ...controlFrame.selectors, [focused]: { borderColor: color.focus, outline: `1px solid ${color.focus}` } },
    '@media': {
      ...controlFrame['@media'],
      [forcedColors]: {
        ...controlFrame['@media'][forcedColors],
        selectors: { ...controlFrame['@media'][forcedColors].selectors, [focused]: { outline: '2px solid Highlight' } },
      },
    },
  }),
);

/** The tags and the input share the lines of the frame. */
export const tags = style(component({ display: 'contents' }));
export const tag = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: '1.875rem',
    paddingInlineStart: space[3],
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    backgroundColor: color.accent.soft,
    color: color.accent.onSoft,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.control,
    // What is in a disabled field can still be read.
    selectors: { '[data-disabled] &': { backgroundColor: color.disabledFill, color: color.textMuted } },
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const word = style(component({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const remove = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    alignSelf: 'stretch',
    minInlineSize: '1.75rem',
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: color.accent.softHover } } },
      [coarsePointer]: { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch },
    },
  }),
);
export const cross = style(component({ inlineSize: '0.875rem', blockSize: '0.875rem' }));

export const input = style(
  component({
    flex: '1 1 4.5rem',
    minInlineSize: '3rem',
    minBlockSize: '1.875rem',
    paddingInline: '7px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    outline: 'none',
    selectors: { '&:disabled': { cursor: 'inherit', WebkitTextFillColor: 'currentColor' } },
  }),
);

export const suggestions = style(
  component({
    ...popup,
    position: 'absolute',
    insetBlockStart: 'calc(100% + 6px)',
    insetInlineStart: 0,
    maxInlineSize: '100%',
    maxBlockSize: '15rem',
  }),
);
export const suggestion = style(
  component({
    ...popupItem,
    overflowWrap: 'anywhere',
    '@media': {
      ...popupItem['@media'],
      [canHover]: { selectors: { '&:hover:not([data-highlighted])': { backgroundColor: color.raised } } },
    },
  }),
);

export const note = style(component({ color: color.text, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium }));
export const count = style(
  component({ flexShrink: 0, color: color.textMuted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }),
);
