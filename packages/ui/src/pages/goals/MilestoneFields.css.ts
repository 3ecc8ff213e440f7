import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const { space } = vars;

export const line = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[1],
    rowGap: space[2],
    paddingBlock: space[2],
  }),
);
/** How it is counted stands under its name, in the same column. */
export const details = style(component({ gridColumn: 2, display: 'grid', gap: space[2], minInlineSize: 0 }));
export const numbers = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(7.75rem, 1fr))', alignItems: 'start', gap: space[3] }),
);
