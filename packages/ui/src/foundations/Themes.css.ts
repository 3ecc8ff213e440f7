import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

const { color } = vars;

export const pair = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))', gap: vars.space[4] }),
);
export const look = style(
  component({
    display: 'grid',
    gap: vars.space[4],
    padding: vars.space[5],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.page,
    color: color.text,
  }),
);
export const land = style(
  component({ blockSize: '6.5rem', overflow: 'hidden', borderRadius: vars.radius.control, backgroundColor: color.sky }),
);
export const palette = style(component({ display: 'grid', gap: vars.space[1] }));
export const strip = style(component({ display: 'flex', overflow: 'hidden', borderRadius: vars.radius.small, forcedColorAdjust: 'none' }));
const tile = component({ flex: 1, blockSize: '2rem' });

/** The colours that make a look, from ground to ink. */
export const tones = styleVariants(
  {
    page: color.page,
    surface: color.surface,
    raised: color.raised,
    line: color.line,
    lineStrong: color.lineStrong,
    textMuted: color.textMuted,
    text: color.text,
  },
  (backgroundColor) => [tile, component({ backgroundColor })],
);
export const accents = styleVariants(
  {
    sky: color.sky,
    soft: color.accent.soft,
    hill1: color.hill1,
    hill2: color.hill2,
    hill3: color.hill3,
    fill: color.accent.fill,
  },
  (backgroundColor) => [tile, component({ backgroundColor })],
);
