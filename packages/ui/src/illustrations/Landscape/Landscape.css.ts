import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';
import type { Daytime, StoneState } from './scene.ts';

const { color } = vars;

/** A flat veil of one token over the sky, weak enough for text to stand on it. */
const veil = (tint: string, light: number, dark: number) => {
  const film = `light-dark(color-mix(in oklab, ${tint} ${light}%, transparent), color-mix(in oklab, ${tint} ${dark}%, transparent))`;
  return `linear-gradient(${film}, ${film})`;
};

const nightFilm = `light-dark(color-mix(in oklab, ${color.hill1} 40%, transparent), color-mix(in oklab, ${color.page} 65%, transparent))`;

/** How the sky differs from the scheme's day sky. */
const veils: Readonly<Record<Daytime, string>> = {
  dawn: veil(color.sun.soft, 32, 16),
  day: 'none',
  dusk: veil(color.sun.soft, 58, 34),
  night: `linear-gradient(${nightFilm}, ${nightFilm})`,
};

/** The sky alone, for a surface that goes on around the picture. */
export const sky = styleVariants(veils, (backgroundImage) => component({ backgroundColor: color.sky, backgroundImage }));

export const landscape = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);

export const risen = style(
  component({
    transition: `transform ${vars.duration.slow} ${vars.easing.out}`,
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);

export const trail = style(
  component({ fill: 'none', stroke: color.path, strokeWidth: 2, strokeLinecap: 'round', strokeDasharray: '0.1 7', opacity: 0.75 }),
);

const stoneBase = component({
  stroke: color.path,
  strokeWidth: 2,
  transition: `fill ${vars.duration.normal} ${vars.easing.out}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
const stoneFills: Readonly<Record<StoneState, string>> = { done: color.path, current: color.sun.fill, open: color.hill1 };
export const stone = styleVariants(stoneFills, (fill) => [style(stoneBase), style(component({ fill }))]);

export const ring = style(component({ fill: 'none', stroke: color.path, strokeWidth: 1.6 }));
