import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

export const rows = style(component({ display: 'grid', gap: vars.space[3], listStyle: 'none' }));
export const row = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)', alignItems: 'center', gap: vars.space[4] }),
);
export const bar = styleVariants(vars.space, (inlineSize) =>
  component({
    inlineSize,
    blockSize: vars.space[5],
    borderRadius: '2px',
    backgroundColor: vars.color.accent.fill,
    forcedColorAdjust: 'none',
  }),
);
export const tiles = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    gap: vars.space[5],
    listStyle: 'none',
  }),
);
export const tile = style(component({ display: 'grid', gap: vars.space[3], alignContent: 'end' }));
const box = component({
  blockSize: '6rem',
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.accent.soft,
});
export const radius = styleVariants(vars.radius, (borderRadius) => [box, component({ borderRadius })]);
export const shadow = styleVariants(vars.shadow, (boxShadow) => [
  component({ blockSize: '6rem', borderRadius: vars.radius.card, backgroundColor: vars.color.surface, boxShadow }),
]);
export const control = styleVariants(
  { controlSmall: vars.size.controlSmall, controlMedium: vars.size.control, controlLarge: vars.size.controlLarge, touch: vars.size.touch },
  (blockSize) => [box, component({ blockSize, borderRadius: vars.radius.control })],
);
