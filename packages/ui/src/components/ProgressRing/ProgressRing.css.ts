import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const root = style(
  component({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.full,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const size = styleVariants({ small: [32, 11], medium: [56, 13], large: [96, 20], xl: [160, 30] } as const, ([px, font]) =>
  component({ inlineSize: `${px / 16}rem`, blockSize: `${px / 16}rem`, fontSize: `${font / 16}rem` }),
);
export const drawing = style(component({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', rotate: '-90deg' }));
export const track = style(component({ stroke: color.accent.soft, '@media': { [forcedColors]: { stroke: 'Canvas' } } }));
export const arc = style(
  component({
    transition: `stroke-dashoffset ${vars.duration.slow} ${vars.easing.out}`,
    '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { stroke: 'Highlight' } },
  }),
);
export const tone = styleVariants({ accent: color.accent.fill, success: color.success.fill, sun: color.sun.text }, (stroke) =>
  component({ stroke }),
);
export const center = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    textAlign: 'center',
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.lineHeight.heading,
  }),
);
