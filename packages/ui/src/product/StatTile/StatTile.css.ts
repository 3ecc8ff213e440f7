import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const tile = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    minInlineSize: 0,
    padding: vars.space[4],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    textDecoration: 'none',
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const link = style(
  component({
    selectors: { '&:active': { backgroundColor: vars.color.active } },
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } } },
  }),
);
export const label = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space[2], color: vars.color.textMuted, fontSize: vars.fontSize.sm }),
);
export const value = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize['2xl'],
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.lineHeight.heading,
  }),
);
