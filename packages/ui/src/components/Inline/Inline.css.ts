import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';

export const inline = style(component({ display: 'flex', flexDirection: 'row', minInlineSize: 0 }));
export const wrap = styleVariants({ wrap: 'wrap', nowrap: 'nowrap' } as const, (flexWrap) => component({ flexWrap }));
