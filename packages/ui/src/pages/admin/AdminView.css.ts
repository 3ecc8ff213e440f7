import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

/** The switch and the link in one line, also on the smallest phone. */
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[5] }));
