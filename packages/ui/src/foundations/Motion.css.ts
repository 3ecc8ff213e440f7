import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { reducedMotion } from '../styles/media.ts';
import { vars } from '../themes/contract.css.ts';

export const rows = style(component({ display: 'grid', gap: vars.space[5], listStyle: 'none' }));
export const row = style(component({ display: 'grid', gap: vars.space[2] }));
export const track = style(
  component({
    display: 'flex',
    padding: vars.space[1],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.raised,
  }),
);
const dot = component({
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent.fill,
  forcedColorAdjust: 'none',
  marginInlineStart: 0,
  transitionProperty: 'margin-inline-start',
  transitionTimingFunction: vars.easing.out,
  '@media': { [reducedMotion]: { transition: 'none' } },
  selectors: { '[data-there] &': { marginInlineStart: `calc(100% - ${vars.space[8]})` } },
});
export const moving = styleVariants(vars.duration, (transitionDuration) => [dot, component({ transitionDuration })]);
