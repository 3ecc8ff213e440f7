import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { chartColors } from '../../themes/chart-colors.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { EDGE_STROKE } from '../math/tiles.ts';
import type { TileLook } from './tile-looks.ts';

const { color } = vars;
const ink = createVar();
const body = createVar();
const air = createVar();

const inks: Readonly<Record<TileLook, string>> = { accent: color.accent.fill, ...chartColors };
const mixed = (value: string, share: number) => `color-mix(in oklab, ${value} ${share}%, ${color.surface})`;
export const look = styleVariants(inks, (value, key) =>
  component({
    vars: { [ink]: value, [body]: mixed(value, 48), [air]: key === 'accent' ? color.accent.soft : mixed(value, 14) },
    '@media': { [forcedColors]: { vars: { [ink]: 'CanvasText', [body]: 'CanvasText', [air]: 'Canvas' } } },
  }),
);
const rounded = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
/** The filled part of a tile. */
export const fill = style(component({ ...rounded, fill: ink, stroke: ink }));
export const paleFill = style(component({ ...rounded, fill: body, stroke: body }));
/** The edge carries the level in full contrast; the body below is calm. */
export const edge = style(component({ ...rounded, fill: 'none', stroke: ink, strokeWidth: EDGE_STROKE }));
/** What is left of a tile above its filled part. */
export const ground = style(component({ ...rounded, fill: air, stroke: air }));
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
/** Few columns do not become planks. */
export const grid = style(component({ maxInlineSize: 'calc(var(--columns) * 2rem + 4rem)' }));
export const sized = style(component({ gridColumn: 2, display: 'grid' }));
