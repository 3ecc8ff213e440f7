import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const player = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }));
export const stage = style(
  component({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface,
    selectors: { '&:fullscreen': { borderRadius: 0, border: 0 } },
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const screen = style(
  component({
    position: 'relative',
    display: 'grid',
    aspectRatio: '16 / 9',
    backgroundColor: color.inverse,
    selectors: { ':fullscreen > &': { flex: 1, minBlockSize: 0, aspectRatio: 'auto' } },
  }),
);
export const video = style(component({ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'contain', cursor: 'pointer' }));
export const over = style(
  component({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: color.onInverse, pointerEvents: 'none' }),
);
export const sign = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4.5rem',
    blockSize: '4.5rem',
    borderRadius: vars.radius.full,
    backgroundColor: color.accent.fill,
    color: color.accent.onFill,
    '@media': { [forcedColors]: { border: '2px solid CanvasText' } },
  }),
);
