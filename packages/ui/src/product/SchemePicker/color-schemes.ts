import { type ColorSchemeKey, colorSchemeKeys, colorSchemeNames } from '@everstep/domain';
import type { ReactNode } from 'react';

/** A scheme that can be chosen. */
export interface SchemeOption<Key extends string = string> {
  /** Value of `data-scheme`. */
  readonly key: Key;
  readonly label: string;
  /** A picture; it stands in the scheme's own colours. @default a small land */
  readonly swatch?: ReactNode;
}

/** The eight schemes that come with the package, in the order in which they are offered. */
export const colorSchemes: readonly SchemeOption<ColorSchemeKey>[] = colorSchemeKeys.map((key) => ({ key, label: colorSchemeNames[key] }));
