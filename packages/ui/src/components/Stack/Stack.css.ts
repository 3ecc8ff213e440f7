import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';

export const stack = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
