import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

export const swatches = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))', gap: vars.space[3], listStyle: 'none' }),
);
export const swatch = style(
  component({
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
  }),
);
export const color = style(
  component({
    blockSize: '4rem',
    backgroundColor: 'var(--swatch)',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    forcedColorAdjust: 'none',
  }),
);
export const name = style(component({ paddingBlock: vars.space[2], paddingInline: vars.space[3] }));
export const reasons = style(component({ display: 'grid', gap: vars.space[3], listStyle: 'none' }));
