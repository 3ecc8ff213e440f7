import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorsOf } from '../tokens/colors.ts';
import type { ColorPair } from '../tokens/oklch.ts';
import { scale } from '../tokens/scale.ts';

type Leaves<T> = { readonly [K in keyof T]: T[K] extends ColorPair | string ? string : Leaves<T[K]> };

const blank = <T extends object>(tree: T): Leaves<T> =>
  // The same keys with empty leaves, which is what the mapped type says.
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' || Array.isArray(value) ? '' : blank(value)]),
  ) as Leaves<T>;

const kebab = (key: string): string => key.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

const nameOf = (_value: string | null, path: string[]): string => `ui-${path.map(kebab).join('-')}`;

const { tier, chart, ...color } = blank(colorsOf('grey'));

/** Every design token that all pages have, as a CSS variable with a readable name, such as `--ui-color-text` or `--ui-space-4`. */
export const vars = createGlobalThemeContract({ color, ...blank(scale) }, nameOf);

/** Colours of a few components; whoever draws with them imports the module that defines them: tier-colors or chart-colors. */
export const ownVars = createGlobalThemeContract({ color: { tier, chart } }, nameOf);
