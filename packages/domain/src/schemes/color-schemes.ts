/** Keys of the eight colour schemes, in the order in which they are offered. */
export const colorSchemeKeys = ['blue', 'purple', 'green', 'orange', 'red', 'pink', 'grey', 'teal'] as const;
export type ColorSchemeKey = (typeof colorSchemeKeys)[number];

export const colorSchemeNames: Readonly<Record<ColorSchemeKey, string>> = {
  blue: 'Ocean Blue',
  purple: 'Royal Purple',
  green: 'Emerald Green',
  orange: 'Warm Orange',
  red: 'Vibrant Red',
  pink: 'Rose Pink',
  grey: 'Cool Grey',
  teal: 'Calming Teal',
};

export const DEFAULT_COLOR_SCHEME: ColorSchemeKey = 'grey';

/** Reads a stored choice; anything but one of the eight keys gives the default. */
export function readColorScheme(stored: unknown): ColorSchemeKey {
  return colorSchemeKeys.find((key) => key === stored) ?? DEFAULT_COLOR_SCHEME;
}
