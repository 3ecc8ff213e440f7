import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const bone = { display: 'block', borderRadius: vars.radius.small, backgroundColor: vars.color.raised };
export const headline = style(component({ ...bone, inlineSize: '9rem', blockSize: '1.25rem' }));
export const line = style(component({ ...bone, blockSize: '2.5rem' }));
