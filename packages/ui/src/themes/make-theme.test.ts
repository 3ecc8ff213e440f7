import { describe, expect, it } from 'vitest';
import { makeTheme } from './make-theme.ts';

const sage = { hue: 135, neutralChroma: 0.016, accentChroma: 0.07 };

describe('a scheme of one’s own', () => {
  it('is refused where something could not be read, naming each pair', () => {
    expect(() => makeTheme('neon', { hue: 130, neutralChroma: 0.37, accentChroma: 0.1 })).toThrow(
      /neon could not be read:\n.*: .+ on .+ has [\d.]+ of (3|4\.5)/,
    );
  });

  it('is refused with a name that would break out of its selector', () => {
    expect(() => makeTheme('x"],body{', sage)).toThrow('Not a name for a scheme');
  });

  it('is refused without numbers', () => {
    expect(() => makeTheme('lost', { ...sage, hue: Number.NaN })).toThrow('Not a seed for a scheme');
  });
});
