import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

export const page = style(
  component({
    display: 'grid',
    gap: vars.space[12],
    maxInlineSize: vars.size.content,
    marginInline: 'auto',
    paddingBlock: vars.space[6],
    minInlineSize: 0,
  }),
);
export const part = style(component({ display: 'grid', gap: vars.space[5], minInlineSize: 0 }));
export const words = style(component({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));
export const note = style(component({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' }));
