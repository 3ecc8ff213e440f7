import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const page = style(
  component({
    display: 'grid',
    gap: vars.space[6],
    maxInlineSize: '40rem',
    marginInline: 'auto',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[5],
    selectors: { '&:focus': { outline: 'none' } },
  }),
);
export const stack = style(component({ display: 'grid', gap: vars.space[6] }));
export const head = style(component({ display: 'grid', gap: vars.space[2] }));
export const section = style(component({ display: 'grid', gap: vars.space[3] }));
export const foot = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
