import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';
import { desktop } from '../media.ts';

/** The land of the signed-out pages is the brand's, whatever scheme is stored. */
const brandLand = {
  [vars.color.sky]: `color-mix(in oklab, ${vars.color.brand.primary} 12%, ${vars.color.surface})`,
  [vars.color.hill1]: `color-mix(in oklab, ${vars.color.brand.primary} 30%, ${vars.color.surface})`,
  [vars.color.hill2]: `color-mix(in oklab, ${vars.color.brand.primary} 58%, ${vars.color.surface})`,
  [vars.color.hill3]: vars.color.brand.primary,
  [vars.color.path]: vars.color.brand.onPrimary,
};

export const layout = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    backgroundColor: vars.color.page,
    '@media': { [desktop]: { flexDirection: 'row' } },
  }),
);
export const land = style(
  component({
    vars: brandLand,
    position: 'relative',
    flex: 'none',
    blockSize: '9rem',
    overflow: 'hidden',
    backgroundColor: vars.color.sky,
    '@media': { [desktop]: { position: 'sticky', insetBlockStart: 0, alignSelf: 'start', flex: '1 1 50%', blockSize: '100dvh' } },
  }),
);
export const motto = style(
  component({
    display: 'none',
    position: 'relative',
    zIndex: 1,
    maxInlineSize: '22rem',
    padding: vars.space[12],
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize['4xl'],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    textWrap: 'balance',
    '@media': { [desktop]: { display: 'block' } },
  }),
);
export const picture = style(
  component({
    position: 'absolute',
    inset: 0,
    '@media': { [desktop]: { insetBlockStart: 'auto', blockSize: 'clamp(15rem, 38dvh, 21rem)' } },
  }),
);
export const main = style(
  component({
    display: 'grid',
    placeItems: 'start center',
    flex: '1 1 50%',
    '@media': { [desktop]: { placeItems: 'center' } },
    paddingBlock: vars.space[8],
    paddingInline: vars.space[5],
    paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom, 0px))`,
    selectors: { '&:focus': { outline: 'none' } },
  }),
);
export const column = style(component({ display: 'grid', gap: vars.space[6], inlineSize: '100%', maxInlineSize: '25rem' }));
export const foot = style(
  component({
    display: 'grid',
    gap: vars.space[2],
    paddingBlockStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.fontSize.sm,
  }),
);
