import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const row = style(component({ display: 'flex', alignItems: 'center', gap: vars.space[4] }));
export const words = style(component({ display: 'grid', justifyItems: 'start', gap: vars.space[2], minInlineSize: 0 }));
export const level = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize['2xl'],
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const facts = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[4] }));
export const action = style(component({ marginBlockStart: vars.space[4] }));
