import { globalStyle, style } from '@vanilla-extract/css';
import { popupItem } from '../../internal/popup.ts';
import { component } from '../../styles/layers.ts';
import { canHover, coarsePointer, forcedColors, phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const bar = style(
  component({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: space[3],
    // Without a header the dialog keeps a space above its content; here the bar is the header.
    marginBlockStart: `calc(-1 * ${space[6]})`,
    // As high as the close button, which lies over its end.
    paddingBlock: space[1],
    paddingInlineStart: space[5],
    paddingInlineEnd: `calc(${vars.size.control} + ${space[5]})`,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': { [phone]: { paddingBlock: space[2] } },
  }),
);
export const barIcon = style(component({ display: 'inline-flex', flexShrink: 0, color: color.textMuted }));
export const input = style(
  component({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: vars.size.control,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: vars.fontSize.lg,
    // The caret and the list below show where one is; the box fills the bar.
    outline: 'none',
    '@media': { [forcedColors]: { selectors: { '&:focus': { outline: '2px solid Highlight' } } } },
  }),
);

/** As high as what was found; the bar above stays where it is. */
export const results = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minBlockSize: 0,
    maxBlockSize: 'min(30rem, 60dvh)',
    '@media': { [phone]: { maxBlockSize: 'none' } },
  }),
);
/** Scrolls itself: what the box controls needs no tab stop of its own. */
export const list = style(
  component({
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[2],
    scrollPaddingBlock: space[8],
    selectors: { '&:empty': { padding: 0 } },
  }),
);
export const groupLabel = style(
  component({
    paddingBlock: space[2],
    paddingInline: space[3],
    color: color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: '0.04em',
  }),
);

export const option = style(
  component({
    ...popupItem,
    minBlockSize: vars.size.control,
    selectors: {
      ...popupItem.selectors,
      '&[data-highlighted]': { backgroundColor: color.accent.soft, color: color.accent.onSoft },
      '&[data-highlighted]:active': { backgroundColor: color.accent.softActive },
    },
    '@media': {
      ...popupItem['@media'],
      [canHover]: { selectors: { '&:hover:not([data-highlighted])': { backgroundColor: color.hover } } },
    },
  }),
);
export const icon = style(component({ display: 'inline-flex', flexShrink: 0, fontSize: vars.size.icon }));
globalStyle(`${icon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
export const words = style(component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const hint = style(
  component({
    marginInlineStart: space[1],
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    selectors: { '[data-highlighted] &': { color: 'inherit' } },
  }),
);
/** Fingers have no keys. */
export const shortcut = style(
  component({ display: 'inline-flex', flexShrink: 0, gap: space[1], '@media': { [coarsePointer]: { display: 'none' } } }),
);
export const key = style(
  component({
    minInlineSize: '1.5rem',
    paddingInline: '0.375rem',
    paddingBlock: '1px',
    border: `1px solid ${color.line}`,
    borderRadius: '6px',
    backgroundColor: color.surface,
    color: color.textMuted,
    fontFamily: 'inherit',
    fontSize: vars.fontSize.xs,
    textAlign: 'center',
  }),
);
export const empty = style(
  component({ paddingBlock: space[8], paddingInline: space[4], color: color.textMuted, textAlign: 'center', overflowWrap: 'anywhere' }),
);
