import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const row = style(component({ display: 'flex', alignItems: 'center', gap: vars.space[4] }));
export const words = style(component({ display: 'grid', justifyItems: 'start', gap: vars.space[2], minInlineSize: 0 }));
export const ring = style(component({ position: 'relative', flex: 'none', inlineSize: '5rem', blockSize: '5rem' }));
export const drawing = style(component({ inlineSize: '100%', blockSize: '100%', transform: 'rotate(-90deg)' }));
export const track = style(component({ fill: 'none', stroke: vars.color.accent.soft, strokeWidth: 7 }));
export const done = style(
  component({
    fill: 'none',
    stroke: vars.color.accent.fill,
    strokeWidth: 7,
    strokeLinecap: 'round',
    transition: `stroke-dashoffset ${vars.duration.slow} ${vars.easing.out}`,
    '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { stroke: 'Highlight' } },
  }),
);
export const level = style(
  component({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize['2xl'],
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const facts = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
