import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const icon = style(component({ display: 'inline-flex', color: vars.color.textMuted }));
export const pressedIcon = style(component({ display: 'inline-flex', color: 'inherit' }));
