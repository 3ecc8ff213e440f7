import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const FADE = '2.5rem';
const faded = (towards: string) => ({ maskImage: `linear-gradient(to ${towards}, currentColor calc(100% - ${FADE}), transparent)` });
const fadedAtBoth = `linear-gradient(to right, transparent, currentColor ${FADE}, currentColor calc(100% - ${FADE}), transparent)`;
const selected = '&[data-state="active"]';

export const root = style(component({ display: 'grid', gap: vars.space[5], minInlineSize: 0 }));
export const list = style(
  component({
    display: 'flex',
    gap: vars.space[4],
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    // Room above the focus ring, which the scrolling row would cut.
    paddingBlockStart: '4px',
    // What gets focus stands clear of the fade.
    scrollPaddingInline: FADE,
    selectors: {
      '&[data-more="left"]': faded('left'),
      '&[data-more="right"]': faded('right'),
      '&[data-more="both"]': { maskImage: fadedAtBoth },
    },
  }),
);
export const tab = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    flexShrink: 0,
    // A short word is as easy to hit as a long one.
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.control,
    // Little, so that the first label stands under the heading's edge.
    paddingInline: vars.space[1],
    borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.control,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: '3px',
        borderRadius: '3px 3px 0 0',
        backgroundColor: 'transparent',
        transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
      },
      [selected]: { color: vars.color.accent.text },
      [`${selected}::after`]: { backgroundColor: vars.color.accent.fill },
      '&:active:not(:disabled)': { backgroundColor: vars.color.active },
      '&:disabled': { color: vars.color.disabledText, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not(:disabled):not([data-state="active"])': { backgroundColor: vars.color.hover, color: vars.color.text } },
      },
      [reducedMotion]: { transition: 'none', selectors: { '&::after': { transition: 'none' } } },
      [forcedColors]: { selectors: { [`${selected}::after`]: { backgroundColor: 'Highlight' }, '&:disabled': { color: 'GrayText' } } },
    },
  }),
);
export const icon = style(component({ display: 'inline-flex', fontSize: vars.size.icon }));
export const panel = style(component({ minInlineSize: 0, borderRadius: vars.radius.small }));
globalStyle(`${icon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
