import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

/** It stands above whatever page it comes on. */
export const line = style(component({ marginBlockEnd: vars.space[5], '@media': { print: { display: 'none' } } }));
