import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

export const frame = style(component({ inlineSize: '100%', blockSize: '13.5rem', overflow: 'hidden', borderRadius: vars.radius.dialog }));
