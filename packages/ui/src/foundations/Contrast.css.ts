import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

export const choices = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space[5] }));
export const choice = style(component({ flex: '0 1 14rem' }));
export const scroll = style(
  component({
    overflowX: 'auto',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  }),
);
export const table = style(component({ inlineSize: '100%', fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }));
export const cell = style(
  component({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);
export const head = style([cell, component({ color: vars.color.textMuted, fontWeight: vars.fontWeight.medium })]);
export const sample = style(
  component({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '7rem',
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
    backgroundColor: 'var(--ground)',
    color: 'var(--ink)',
    forcedColorAdjust: 'none',
    '::before': { content: 'attr(data-sample)' },
  }),
);
