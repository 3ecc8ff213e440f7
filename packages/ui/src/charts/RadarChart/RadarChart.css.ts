import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
const away = '--away-share';

/** Width to height as 100 to 70: room for words at both sides. */
export const wheel = style(component({ aspectRatio: '100 / 70', inlineSize: '100%', maxInlineSize: '36rem', marginInline: 'auto' }));
export const ring = style(
  component({
    fill: 'none',
    stroke: color.line,
    strokeWidth: 1,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [forcedColors]: { stroke: 'GrayText' } },
  }),
);
/** Words stand outside the wheel: to its right they begin there, to its left they end there. */
export const label = style(
  component({
    position: 'absolute',
    maxInlineSize: '21%',
    // The tip and the table have the whole name.
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    vars: { [away]: '100%' },
    translate: `calc(var(--pull) * var(${away})) calc(var(--lift) * 100%)`,
    color: color.textMuted,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.heading,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    pointerEvents: 'none',
    selectors: { '[dir="rtl"] &': { vars: { [away]: '-100%' } } },
    '@container': { '(min-width: 30rem)': { fontSize: vars.fontSize.sm } },
  }),
);
export const side = {
  start: style(component({ textAlign: 'end' })),
  middle: style(component({ textAlign: 'center' })),
  end: style(component({ textAlign: 'start' })),
};
