import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

/** Side by side where both fit, and then of one height. */
export const parts = style(
  component({ display: 'grid', gap: vars.space[5], gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' }),
);
