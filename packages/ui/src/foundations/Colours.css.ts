import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

export const swatches = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: vars.space[3], listStyle: 'none' }),
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
export const name = style(component({ padding: vars.space[2], fontSize: vars.fontSize.xs, overflowWrap: 'anywhere' }));

export const table = style(component({ inlineSize: '100%', fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }));
export const cell = style(
  component({
    paddingBlock: vars.space[1],
    paddingInlineEnd: vars.space[3],
    textAlign: 'start',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
  }),
);
export const scroll = style(component({ overflowX: 'auto' }));
export const sample = style(
  component({
    display: 'inline-block',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    backgroundColor: 'var(--ground)',
    color: 'var(--ink)',
    forcedColorAdjust: 'none',
    '::before': { content: 'attr(data-sample)' },
  }),
);
