import { globalStyle } from '@vanilla-extract/css';
import { colorName } from '../themes/color-names.ts';
import { vars } from '../themes/contract.css.ts';
import { colorVars } from '../themes/make-theme.ts';
import { moreContrast } from '../tokens/more-contrast.ts';
import { compactScale, scale, touchScale } from '../tokens/scale.ts';
import { sharedColors } from '../tokens/shared-colors.ts';
import { inLayer } from './layers.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Pairs the contract's names with a part of the scale. */
function scaleVars(names: Tree, values: Tree): Record<string, string> {
  return Object.entries(values).reduce<Record<string, string>>((all, [key, value]) => {
    const name = names[key];
    if (name === undefined) throw new Error(`The contract has no token ${key}`);
    if (typeof value === 'string' && typeof name === 'string') return Object.assign(all, { [name]: value });
    if (typeof value === 'string' || typeof name === 'string') throw new Error(`The contract differs at ${key}`);
    return Object.assign(all, scaleVars(name, value));
  }, {});
}

// Tiers and charts bring their colours themselves.
const { tier, chart, ...colors } = sharedColors;
// :where keeps the defaults weaker than any attribute, even one on the root itself and whatever the order.
globalStyle(':where(:root)', inLayer('tokens', { vars: { ...scaleVars(vars, scale), ...colorVars(colors) }, colorScheme: 'light dark' }));
globalStyle('[data-mode="light"]', inLayer('tokens', { colorScheme: 'light' }));
globalStyle('[data-mode="dark"]', inLayer('tokens', { colorScheme: 'dark' }));
globalStyle('[data-mode="system"]', inLayer('tokens', { colorScheme: 'light dark' }));
globalStyle('[data-density="compact"]', inLayer('tokens', { vars: scaleVars(vars, compactScale) }));
globalStyle(':root, [data-density]', inLayer('tokens', { '@media': { '(pointer: coarse)': { vars: scaleVars(vars, touchScale) } } }));

const strong = {
  vars: Object.fromEntries(Object.entries(moreContrast).map(([key, stronger]) => [colorName(key), colorName(stronger)])),
};
// A scheme sets its colours on its own element, so the stronger ones are asked for there, too.
globalStyle(':root, :root [data-scheme]', inLayer('theme', { '@media': { '(prefers-contrast: more)': strong } }));
globalStyle('[data-contrast="more"], [data-contrast="more"] [data-scheme]', inLayer('theme', strong));
