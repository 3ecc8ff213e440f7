import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
const narrow = '(max-width: 480px)';

export const root = style(component({ containerType: 'inline-size', minInlineSize: 0 }));
export const list = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    padding: 0,
    listStyle: 'none',
    '@container': { [narrow]: { justifyContent: 'space-between' } },
  }),
);

export const step = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.size.control,
    blockSize: vars.size.control,
    paddingInline: space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: color.text,
    fontSize: vars.fontSize.md,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&[aria-disabled="true"]': { color: color.disabledText, cursor: 'not-allowed' } },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-disabled="true"], [aria-current])': { backgroundColor: color.hover } } },
      [forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
  variants: {
    current: {
      true: component({
        backgroundColor: color.accent.soft,
        color: color.accent.onSoft,
        fontWeight: vars.fontWeight.semibold,
        '@media': { [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } },
      }),
      false: component({ selectors: { '&:active:not([aria-disabled="true"])': { backgroundColor: color.active } } }),
    },
  },
});

export const number = style(component({ '@container': { [narrow]: { display: 'none' } } }));
export const gap = style(
  component({
    minInlineSize: vars.size.control,
    color: color.textMuted,
    textAlign: 'center',
    '@container': { [narrow]: { display: 'none' } },
  }),
);
export const compact = style(
  component({
    display: 'none',
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [narrow]: { display: 'block' } },
  }),
);
export const arrow = style(
  component({ inlineSize: vars.size.icon, blockSize: vars.size.icon, selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
);

export const pager = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3], minInlineSize: 0 }),
);
export const status = style(
  component({
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    // Beside two buttons it would push the second one into a line of its own.
    '@media': { [phone]: { order: -1, flexBasis: '100%' } },
  }),
);
/** The words of both buttons point away from each other. */
export const forward = style(component({ display: 'inline-flex', alignItems: 'center', gap: space[2] }));
