import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

const grid = (least: string) =>
  component({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    gap: vars.space[5],
    listStyle: 'none',
  });

export const wide = style(grid('24rem'));
export const middle = style(grid('15rem'));
export const small = style(grid('11rem'));
export const figure = style(component({ display: 'grid', gap: vars.space[3], alignContent: 'start' }));
export const place = style(component({ aspectRatio: '2', overflow: 'hidden', borderRadius: vars.radius.card }));
export const plate = style(
  component({
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  }),
);
export const guide = style(component({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[4] }));
export const colors = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }));
export const color = style(
  component({
    inlineSize: vars.space[12],
    blockSize: vars.space[6],
    borderRadius: vars.radius.small,
    backgroundColor: 'var(--swatch)',
    forcedColorAdjust: 'none',
  }),
);
