import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const sessions = style(component({ display: 'grid', gap: vars.space[4] }));
