import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const logo = style(component({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3], color: color.text }));
/** A picture: it keeps its colours where the system takes over all others. */
export const mark = style(component({ display: 'block', flexShrink: 0, '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } }));
export const ground = style(component({ fill: color.brand.primary }));
export const sun = style(component({ fill: color.sun.fill }));
export const steps = style(component({ fill: color.brand.onPrimary }));

export const name = styleVariants({ small: vars.fontSize.xl, medium: vars.fontSize['3xl'], large: vars.fontSize['4xl'] }, (fontSize) =>
  component({
    fontFamily: vars.font.heading,
    fontWeight: vars.fontWeight.semibold,
    fontSize,
    lineHeight: vars.lineHeight.heading,
    letterSpacing: '-0.01em',
  }),
);
