import { colorSchemeKeys } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { lookColors, modes } from './colors.ts';
import { contrast, measurePairs } from './contrast.ts';
import { contrastPairs, decorativeColors } from './contrast-pairs.ts';

const looks = colorSchemeKeys.flatMap((scheme) => modes.map((mode) => ({ scheme, mode })));

describe('contrast', () => {
  it.each(looks)('lets everything be read in $scheme $mode', ({ scheme, mode }) => {
    const failing = measurePairs(lookColors(scheme, mode), contrastPairs).filter((pair) => !pair.passes);
    expect(failing).toEqual([]);
  });

  it('covers every colour with a pair or a reason', () => {
    const paired = new Set(contrastPairs.flatMap(([, foreground, background]) => [foreground, background]));
    const uncovered = [...lookColors('grey', 'light').keys()].filter((key) => !paired.has(key) && !decorativeColors[key]);
    expect(uncovered).toEqual([]);
  });

  it('names no colour that does not exist, and excuses none that a pair measures', () => {
    const known = lookColors('grey', 'light');
    const paired = new Set(contrastPairs.flatMap(([, foreground, background]) => [foreground, background]));
    expect(Object.keys(decorativeColors).filter((key) => !known.has(key) || paired.has(key))).toEqual([]);
  });

  it('fails when any foreground takes the colour of its background', () => {
    const colors = lookColors('teal', 'dark');
    for (const [, foreground, background] of contrastPairs) {
      const ground = colors.get(background);
      const spoiled = new Map([...colors, ...(ground ? [[foreground, ground] as const] : [])]);
      expect(
        measurePairs(spoiled, contrastPairs).some((pair) => !pair.passes),
        `${foreground} on ${background}`,
      ).toBe(true);
    }
  });

  it('throws for a missing colour', () => {
    const colors = new Map(lookColors('grey', 'light'));
    colors.delete('textMuted');
    expect(() => measurePairs(colors, contrastPairs)).toThrow('No colour for textMuted');
  });

  it('measures as WCAG does, rounds down, and lays see-through colours over their ground', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBe(4.47);
    expect(contrast('#00000080', '#ffffff')).toBeLessThan(4.1);
  });
});
