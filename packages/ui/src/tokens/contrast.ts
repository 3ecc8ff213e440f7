import { blend, parse, wcagContrast } from 'culori';
import { lookColorsOfSeed, modes } from './colors.ts';
import { contrastPairs, type PairKind } from './contrast-pairs.ts';
import type { Hex } from './oklch.ts';
import type { SchemeSeed } from './scheme-colors.ts';

/** Least ratio of each kind, by WCAG 2.2 (1.4.3 for text, 1.4.11 for the rest). */
export const leastRatio: Readonly<Record<PairKind, number>> = { text: 4.5, icon: 3, border: 3, focus: 3 };

/** Looks a colour up; a key without a colour is a mistake in the table, never a pass. */
export function colorOf(colors: ReadonlyMap<string, Hex>, key: string): Hex {
  const color = colors.get(key);
  if (color === undefined || parse(color) === undefined) throw new Error(`No colour for ${key}`);
  return color;
}

const isOpaque = (color: Hex): boolean => color.length === 7;

/** Contrast ratio by WCAG, see-through colours laid over their backdrop, rounded down to hundredths. */
export function contrast(foreground: Hex, background: Hex): number {
  if (!isOpaque(background)) throw new Error(`A background must be opaque: ${background}`);
  const seen = isOpaque(foreground) ? foreground : blend([background, foreground], 'normal', 'rgb');
  return Math.floor(wcagContrast(seen, background) * 100) / 100;
}

export interface ContrastResult {
  readonly kind: PairKind;
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  readonly passes: boolean;
}

/** Measures every pair of the table on one look. Throws where the look lacks a colour. */
export function measurePairs(colors: ReadonlyMap<string, Hex>, pairs: readonly (readonly [PairKind, string, string])[]): ContrastResult[] {
  return pairs.map(([kind, foreground, background]) => {
    const ratio = contrast(colorOf(colors, foreground), colorOf(colors, background));
    return { kind, foreground, background, ratio, passes: ratio >= leastRatio[kind] };
  });
}

/** What could not be read in a scheme made from this seed, one sentence each; none for a good scheme. */
export function unreadable(seed: SchemeSeed): string[] {
  return modes.flatMap((mode) =>
    measurePairs(lookColorsOfSeed(seed, mode), contrastPairs)
      .filter((pair) => !pair.passes)
      .map(({ kind, foreground, background, ratio }) => `${mode}: ${foreground} on ${background} has ${ratio} of ${leastRatio[kind]}`),
  );
}
