import { converter, displayable, parse } from 'culori';
import { describe, expect, it } from 'vitest';
import { oklch } from './oklch.ts';

const toOklch = converter('oklch');

describe('oklch', () => {
  it('keeps colours that sRGB has', () => {
    expect(oklch(1, 0, 0)).toBe('#ffffff');
    expect(oklch(0, 0, 0)).toBe('#000000');
  });

  it('gives up chroma, not lightness or hue, for colours that sRGB lacks', () => {
    const color = parse(oklch(0.8, 0.3, 150)) ?? '#000000';
    const mapped = toOklch(color);
    expect(displayable(color)).toBe(true);
    expect(mapped?.l).toBeCloseTo(0.8, 1);
    expect(mapped?.h).toBeCloseTo(150, -1);
    expect(mapped?.c).toBeLessThan(0.3);
  });

  it('writes alpha as a fourth byte', () => {
    expect(oklch(0, 0, 0, 0.5)).toBe('#00000080');
  });
});
