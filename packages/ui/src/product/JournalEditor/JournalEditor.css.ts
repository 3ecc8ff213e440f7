import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const editor = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], maxInlineSize: '46rem' }));
export const header = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }));
export const date = style(component({ color: color.textMuted, fontSize: vars.fontSize.md }));
export const views = style(component({ marginInlineStart: 'auto' }));
export const preview = style(
  component({ display: 'grid', gap: space[3], minBlockSize: '16rem', alignContent: 'start', maxInlineSize: '65ch' }),
);
export const title = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize['2xl'],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
  }),
);
export const foot = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] }),
);
export const count = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }));
