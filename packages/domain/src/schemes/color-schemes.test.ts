import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorSchemeKeys, colorSchemeNames, DEFAULT_COLOR_SCHEME, readColorScheme } from './color-schemes.ts';

describe('the colour schemes', () => {
  it('are eight, each with its name [scheme-001] [scheme-002] [scheme-003] [scheme-004] [scheme-005] [scheme-006] [scheme-007] [scheme-008] [scheme-009]', () => {
    expect(colorSchemeNames).toEqual({
      blue: 'Ocean Blue',
      purple: 'Royal Purple',
      green: 'Emerald Green',
      orange: 'Warm Orange',
      red: 'Vibrant Red',
      pink: 'Rose Pink',
      grey: 'Cool Grey',
      teal: 'Calming Teal',
    });
    expect(Object.keys(colorSchemeNames)).toEqual([...colorSchemeKeys]);
  });

  it('begin with grey, and anything but one of the eight keys is read as grey [scheme-008] [valid-014] [const-034]', () => {
    expect(DEFAULT_COLOR_SCHEME).toBe('grey');
    expect(readColorScheme('teal')).toBe('teal');
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const known = colorSchemeKeys.some((key) => key === stored);
        expect(readColorScheme(stored)).toBe(known ? stored : 'grey');
      }),
    );
  });
});
