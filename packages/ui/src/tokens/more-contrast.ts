import { statusTones } from './tones.ts';

/**
 * What high contrast changes: each colour takes that of another. None of those taken is changed itself, because a
 * variable that leads to a changed one would follow it all the way.
 */
export const moreContrast: Readonly<Record<string, string>> = {
  line: 'disabledText',
  lineStrong: 'text',
  textMuted: 'text',
  // Still to be told from what the member wrote.
  placeholder: 'accent.onSoft',
  'sun.text': 'sun.onSoft',
  ...Object.fromEntries(['accent', ...statusTones].map((tone) => [`${tone}.text`, `${tone}.onSoft`])),
};

/** A look in high contrast. */
export function withMoreContrast<T>(colors: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  return new Map([...colors].map(([key, color]) => [key, colors.get(moreContrast[key] ?? key) ?? color]));
}
