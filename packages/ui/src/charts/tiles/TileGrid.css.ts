import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import type { TileLook } from './tile-looks.ts';

const { color } = vars;
const ink = createVar();

const inks: Readonly<Record<TileLook, string>> = { accent: color.accent.fill, ...color.chart };
export const look = styleVariants(inks, (value) =>
  component({ vars: { [ink]: value }, '@media': { [forcedColors]: { vars: { [ink]: 'CanvasText' } } } }),
);
const rounded = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
/** The filled part of a tile, and the air above it. */
export const fill = style(component({ ...rounded, fill: ink, stroke: ink }));
const air = `color-mix(in oklab, ${ink} 24%, ${color.surface})`;
export const ground = style(
  component({ ...rounded, fill: air, stroke: air, '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'Canvas' } } }),
);
/** A day without a value: a dot where its tile would be. */
export const gap = style(
  component({ ...rounded, fill: 'none', stroke: color.line, strokeWidth: 0.24, '@media': { [forcedColors]: { stroke: 'GrayText' } } }),
);

/** Rows keep a height that can be read; columns share the width. */
export const height = styleVariants({
  week: component({
    blockSize: 'calc(var(--rows) * 1.125rem)',
    '@container': { '(max-width: 30rem)': { blockSize: 'calc(var(--rows) * 0.9375rem)' } },
  }),
  band: component({ blockSize: 'calc(var(--rows) * 0.75rem)' }),
  month: component({
    blockSize: 'calc(var(--rows) * 1.5rem)',
    '@container': { '(min-width: 56rem)': { blockSize: 'calc(var(--rows) * 1.75rem)' } },
  }),
});
export const sized = style(component({ gridColumn: 2, display: 'grid' }));
export const legend = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    rowGap: vars.space[1],
    marginBlockStart: vars.space[4],
    color: color.textMuted,
    fontSize: vars.fontSize.xs,
  }),
);
