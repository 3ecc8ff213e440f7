import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

export const square = styleVariants(vars.space, (side) =>
  component({ inlineSize: side, blockSize: side, borderRadius: '2px', backgroundColor: vars.color.accent.fill, forcedColorAdjust: 'none' }),
);
export const squares = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: vars.space[8],
    rowGap: vars.space[5],
    listStyle: 'none',
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
