import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const panel = style(
  component({
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[4],
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.raised,
  }),
);
export const rows = style(component({ display: 'grid', gap: vars.space[1], fontSize: vars.fontSize.md }));
export const row = style(component({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4] }));
export const total = style([
  row,
  style(
    component({
      marginBlockStart: vars.space[1],
      paddingBlockStart: vars.space[2],
      borderBlockStart: `1px solid ${vars.color.line}`,
      fontWeight: vars.fontWeight.semibold,
    }),
  ),
]);
export const amount = style(component({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
