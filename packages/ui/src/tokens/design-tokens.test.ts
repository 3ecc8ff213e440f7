import { colorSchemeKeys } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { lookColors, modes } from './colors.ts';
import { colorTokens, type DesignToken, type DesignTokens, scaleTokens } from './design-tokens.ts';

function tokensIn(tree: DesignTokens, path: readonly string[] = []): { path: readonly string[]; token: DesignToken }[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    // A token is told from a group by its value.
    '$value' in value ? [{ path: [...path, name], token: value as DesignToken }] : tokensIn(value as DesignTokens, [...path, name]),
  );
}

const looks = colorSchemeKeys.flatMap((scheme) => modes.map((mode) => [scheme, mode] as const));

describe('design tokens for other tools', () => {
  it.each(looks)('have every colour of %s %s, as numbers and as hex', (scheme, mode) => {
    const tokens = tokensIn(colorTokens(scheme, mode));
    const colors = lookColors(scheme, mode);
    expect(tokens).toHaveLength(colors.size);
    for (const { path, token } of tokens) {
      // Every token here is a colour, whose value has this shape; a wrong one fails below.
      const value = token.$value as { components: number[]; alpha: number; hex: string };
      const key = path.slice(1).join('.').replaceAll('-', '.');
      expect(colors.get(key)?.slice(0, 7), key).toBe(value.hex);
      expect(
        value.components
          .map((part) =>
            Math.round(part * 255)
              .toString(16)
              .padStart(2, '0'),
          )
          .join(''),
      ).toBe(value.hex.slice(1));
      expect(value.alpha).toBeGreaterThan(0);
    }
  });

  it('use names that the format allows', () => {
    const names = [...tokensIn(colorTokens('teal', 'dark')), ...tokensIn(scaleTokens())].flatMap(({ path }) => path);
    expect(names.filter((name) => /^\$|[{}.]/.test(name))).toEqual([]);
  });

  it('give sizes with their unit, and times, curves and weights as numbers', () => {
    const scale = scaleTokens();
    expect(scale.space).toMatchObject({ 4: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } });
    expect(scale.radius).toMatchObject({ card: { $value: { value: 18, unit: 'px' } } });
    expect(scale.duration).toMatchObject({ fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } } });
    expect(scale.easing).toMatchObject({ out: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] } });
    expect(scale.font).toMatchObject({
      text: { $type: 'fontFamily', $value: ['Figtree Variable', 'Figtree Fallback', 'system-ui', 'sans-serif'] },
    });
    const numbers = tokensIn(scale).flatMap(({ token }) => JSON.stringify(token.$value));
    expect(numbers.filter((text) => text.includes('null'))).toEqual([]);
  });
});
