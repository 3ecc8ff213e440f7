import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
const SMALL = '0.62';
const LARGE = '1';
const grow = keyframes({ from: { scale: SMALL }, to: { scale: LARGE } });
const sink = keyframes({ from: { scale: LARGE }, to: { scale: SMALL } });

export const dial = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 'min(100%, 18rem)',
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const ring = style(
  component({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', rotate: '-90deg', fill: 'none', strokeWidth: 4 }),
);
export const track = style(component({ fill: 'none', stroke: color.accent.soft, '@media': { [forcedColors]: { stroke: 'Canvas' } } }));
export const arc = style(
  component({
    fill: 'none',
    stroke: color.accent.fill,
    strokeLinecap: 'round',
    transition: 'stroke-dashoffset 1s linear',
    '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { stroke: 'Highlight' } },
  }),
);
export const face = style(
  component({ position: 'relative', display: 'grid', placeItems: 'center', inlineSize: '78%', aspectRatio: '1', alignContent: 'center' }),
);
export const left = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: '3.25rem',
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const lung = style(
  component({
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.full,
    backgroundColor: color.accent.soft,
    selectors: {
      '&[data-phase="inhale"]': { animation: `${grow} var(--seconds) ease-in-out both` },
      '&[data-phase="hold"]': { scale: LARGE },
      '&[data-phase="exhale"]': { animation: `${sink} var(--seconds) ease-in-out both` },
      '&[data-phase="rest"]': { scale: SMALL },
    },
    '@media': {
      // The words and the count lead the breath there.
      [reducedMotion]: { selectors: { '&[data-phase]': { animation: 'none', scale: LARGE } } },
      [forcedColors]: { backgroundColor: 'Canvas' },
    },
  }),
);
export const breath = style(
  component({
    position: 'relative',
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize['2xl'],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1.2,
  }),
);
export const count = style(component({ position: 'relative', fontSize: vars.fontSize.xl, fontVariantNumeric: 'tabular-nums' }));
export const small = style(
  component({ position: 'relative', color: color.textMuted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }),
);
