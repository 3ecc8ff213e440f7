import type { ColorSchemeKey } from '@everstep/domain';
import { schemeSeeds } from '../themes/schemes/index.ts';
import type { ColorPair, Hex } from './oklch.ts';
import { type SchemeColors, type SchemeSeed, schemeColors } from './scheme-colors.ts';
import { sharedColors } from './shared-colors.ts';

export type Mode = 'light' | 'dark';
export const modes: readonly Mode[] = ['light', 'dark'];

/** All colours of one look: the scheme's own and the shared ones. */
export type Colors = SchemeColors & typeof sharedColors;

/** Computes all colours of a scheme, each as a light and a dark value. */
export function colorsOf(scheme: ColorSchemeKey): Colors {
  return colorsOfSeed(schemeSeeds[scheme]);
}

const colorsOfSeed = (seed: SchemeSeed): Colors => ({ ...schemeColors(seed), ...sharedColors });

const isPair = (value: unknown): value is ColorPair => Array.isArray(value);

/** Lists colours under dotted keys, such as `accent.onFill`. */
export function flattenColors(tree: object, prefix = ''): ReadonlyMap<string, ColorPair> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, ColorPair][] =>
    isPair(value) ? [[prefix + key, value]] : [...flattenColors(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

/** The colours of one scheme in one mode under dotted keys. */
export function lookColors(scheme: ColorSchemeKey, mode: Mode): ReadonlyMap<string, Hex> {
  return lookColorsOfSeed(schemeSeeds[scheme], mode);
}

/** As {@link lookColors}, for a scheme that is not one of the eight. */
export function lookColorsOfSeed(seed: SchemeSeed, mode: Mode): ReadonlyMap<string, Hex> {
  return new Map([...flattenColors(colorsOfSeed(seed))].map(([key, [light, dark]]) => [key, mode === 'light' ? light : dark]));
}
