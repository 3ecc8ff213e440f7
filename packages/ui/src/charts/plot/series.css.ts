import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { chartColors } from '../../themes/chart-colors.css.ts';
import { vars } from '../../themes/contract.css.ts';
import type { SeriesLook } from './series.ts';

const { color } = vars;
/** Colour of a series and of the paper that its pattern lets through. */
const ink = createVar();
const paper = createVar();
/** What a pattern is drawn in: calmer than bare paper. */
const pale = createVar();

const inks: Readonly<Record<SeriesLook, string>> = { accent: color.accent.fill, ...chartColors };
export const look = styleVariants(inks, (value) =>
  component({
    vars: { [ink]: value, [paper]: color.surface, [pale]: `color-mix(in oklab, ${value} 28%, ${color.surface})` },
    '@media': { [forcedColors]: { vars: { [ink]: 'CanvasText', [paper]: 'Canvas', [pale]: 'Canvas' } } },
  }),
);

/** A line keeps its width however the canvas is stretched. */
export const line = style(
  component({
    fill: 'none',
    stroke: ink,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);
/** So many points that a thick line would be a blot. */
export const fineLine = style(component({ strokeWidth: 1.25 }));
export const marker = style(component({ fill: ink, stroke: paper, strokeWidth: 1.5 }));
export const ground = style(component({ fill: color.accent.soft, '@media': { [forcedColors]: { fill: 'none' } } }));
export const shape = style(component({ fill: ink, fillOpacity: 0.12, '@media': { [forcedColors]: { fill: 'none' } } }));

const stripes = (angle: string, width: number, gap: number) =>
  `repeating-linear-gradient(${angle}, ${pale} 0 ${width}px, transparent ${width}px ${width + gap}px)`;
/** Each series of bars has a pattern of its own beside its colour. */
const patterns: Readonly<Record<SeriesLook, string>> = {
  accent: 'none',
  one: 'none',
  two: stripes('45deg', 2, 4),
  three: `radial-gradient(circle at 50% 50%, ${pale} 1.25px, transparent 1.5px)`,
  four: stripes('0deg', 2, 4),
  five: stripes('-45deg', 2, 4),
  six: `${stripes('45deg', 1, 5)}, ${stripes('-45deg', 1, 5)}`,
};
export const bar = styleVariants(patterns, (backgroundImage, key) =>
  component({
    backgroundColor: ink,
    backgroundImage,
    backgroundSize: key === 'three' ? '6px 6px' : 'auto',
    printColorAdjust: 'exact',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);

export const level = style(
  component({
    fill: 'none',
    stroke: color.line,
    strokeWidth: 1,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [forcedColors]: { stroke: 'GrayText' } },
  }),
);

/** A piece of a bar. */
export const swatch = style(
  component({ display: 'inline-block', flexShrink: 0, inlineSize: '0.875rem', blockSize: '0.875rem', borderRadius: '3px' }),
);
