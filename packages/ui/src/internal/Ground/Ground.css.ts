import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const ground = style(
  inLayer('base', { backgroundColor: vars.color.page, color: vars.color.text, fontFamily: vars.font.text, fontSize: vars.fontSize.md }),
);
export const space = styleVariants({ padded: vars.space[4], bare: '0' }, (padding) => inLayer('base', { padding }));
