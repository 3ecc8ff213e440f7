import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { vars } from '../themes/contract.css.ts';

const { color } = vars;
/** Things that stand on the nearest hill; a tone further from it than the hills are from each other. */
const deepInk = color.textMuted;
const stoneInk = color.lineStrong;
const waterInk = color.sky;

const filled = (fill: string) => style(component({ fill, '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } } }));
const drawn = (stroke: string, strokeWidth: number, more: Parameters<typeof component>[0] = {}) =>
  style(component({ fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', ...more }));

export const hill1 = filled(color.hill1);
export const hill2 = filled(color.hill2);
export const hill3 = filled(color.hill3);
export const sun = filled(color.sun.fill);
export const halo = filled(color.sun.halo);
export const moon = sun;
export const star = filled(color.sun.fill);
export const deep = filled(deepInk);
export const stone = filled(stoneInk);
export const paper = drawn(deepInk, 1.8, { fill: color.surface });
export const step = style(component({ fill: deepInk, opacity: 0.16 }));
export const water = filled(waterInk);

export const stroke = drawn(deepInk, 2.5);
export const post = drawn(deepInk, 4);
export const log = drawn(deepInk, 6);
export const line = drawn(deepInk, 1.8);
export const ripple = drawn(color.hill2, 2);
export const trail = drawn(color.path, 2.4, { strokeDasharray: '0.1 7' });
export const wave = drawn(color.hill3, 3);
export const waveFading = drawn(color.hill2, 3, { strokeDasharray: '6 8' });
