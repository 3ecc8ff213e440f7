import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';
import type { PersonaAvatarSize } from './PersonaAvatar.variants.ts';

const pixels: Readonly<Record<PersonaAvatarSize, number>> = { small: 24, medium: 40, large: 56, hero: 96 };

export const avatar = styleVariants(pixels, (size) =>
  component({
    flex: 'none',
    inlineSize: size,
    blockSize: size,
    borderRadius: vars.radius.full,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);

const pale = vars.color.brand.onPrimary;
const lines = { fill: 'none', stroke: pale, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const mark = style(component({ fill: pale }));
export const markLine = style(component({ ...lines, strokeWidth: 2 }));
export const markThick = style(component({ ...lines, strokeWidth: 3.2 }));
export const markDots = style(component({ ...lines, strokeWidth: 2.4, strokeDasharray: '0.1 5' }));
export const seam = style(component({ fill: 'none', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' }));
