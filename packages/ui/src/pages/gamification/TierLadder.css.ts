import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const place = style(component({ blockSize: '11rem', overflow: 'hidden', borderRadius: vars.radius.control }));
