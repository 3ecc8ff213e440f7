import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

/** What is known on one side, what can be done about it on the other. */
export const line = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: `0 ${vars.space[3]}` }),
);
