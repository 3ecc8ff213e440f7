import type { ColorSchemeKey } from '@everstep/domain';
import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from '../styles/layers.ts';
import { flattenColors } from '../tokens/colors.ts';
import type { ColorPair } from '../tokens/oklch.ts';
import { type SchemeSeed, schemeColors } from '../tokens/scheme-colors.ts';
import { vars } from './contract.css.ts';

/** Writes a colour in both modes as one CSS value; the element's own `color-scheme` picks. */
export const lightDark = ([light, dark]: ColorPair): string => (light === dark ? light : `light-dark(${light}, ${dark})`);

/** Maps a tree of colours to the variables of the contract. A key that the contract lacks throws. */
export function colorVars(colors: object): Record<string, string> {
  const names = flattenNames(vars.color);
  const entries = [...flattenColors(colors)].map(([key, pair]): [string, string] => {
    const name = names.get(key);
    if (name === undefined) throw new Error(`The contract has no colour ${key}`);
    return [name, lightDark(pair)];
  });
  return Object.fromEntries(entries);
}

function flattenNames(tree: object, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flattenNames(value, `${prefix}${key}.`)],
    ),
  );
}

/** Declares one scheme for every subtree under `data-scheme`. */
export function makeTheme(scheme: ColorSchemeKey, seed: SchemeSeed): void {
  globalStyle(`[data-scheme="${scheme}"]`, inLayer('tokens', { vars: colorVars(schemeColors(seed)) }));
}
