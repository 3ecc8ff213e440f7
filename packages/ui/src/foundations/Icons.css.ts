import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

export const icons = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))', gap: vars.space[3], listStyle: 'none' }),
);
export const icon = style(
  component({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[2],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    textAlign: 'center',
  }),
);
