import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from '../styles/layers.ts';
import { flattenColors } from '../tokens/colors.ts';
import { unreadable } from '../tokens/contrast.ts';
import type { ColorPair } from '../tokens/oklch.ts';
import { type SchemeSeed, schemeColors } from '../tokens/scheme-colors.ts';
import { colorName } from './color-names.ts';
import { checkSchemeName } from './scheme-name.ts';

/** Writes a colour in both modes as one CSS value; the element's own `color-scheme` picks. */
export const lightDark = ([light, dark]: ColorPair): string => (light === dark ? light : `light-dark(${light}, ${dark})`);

/** Maps a tree of colours to the variables of the contract. A key that the contract lacks throws. */
export function colorVars(colors: object): Record<string, string> {
  return Object.fromEntries([...flattenColors(colors)].map(([key, pair]) => [colorName(key), lightDark(pair)]));
}

/**
 * Declares one scheme for every subtree under `data-scheme`. Call it in a `.css.ts` file: it runs when the styles are built.
 *
 * @param scheme lower-case letters, digits and hyphens
 * @param asDefault whether it also stands where no scheme is named
 * @throws where text, icons, borders or focus rings could not be told from their ground, naming each pair
 */
export function makeTheme(scheme: string, seed: SchemeSeed, { asDefault = false }: { asDefault?: boolean } = {}): void {
  checkSchemeName(scheme);
  if (!Object.values(seed).every(Number.isFinite)) throw new Error(`Not a seed for a scheme: ${JSON.stringify(seed)}`);
  const problems = unreadable(seed);
  if (problems.length > 0) throw new Error(`The scheme ${scheme} could not be read:\n${problems.join('\n')}`);
  const named = `[data-scheme="${scheme}"]`;
  // :where keeps the default weaker than any data-scheme, even one on the root itself and whatever the order.
  globalStyle(asDefault ? `:where(:root), ${named}` : named, inLayer('tokens', { vars: colorVars(schemeColors(seed)) }));
}
