import type { ColorSchemeKey } from '@everstep/domain';
import { lookColors, type Mode } from './colors.ts';
import type { Hex } from './oklch.ts';
import { scale } from './scale.ts';

/** One token in the format of the Design Tokens Community Group (2025.10). */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
}

/** Groups of tokens by name. */
export interface DesignTokens {
  readonly [name: string]: DesignToken | DesignTokens;
}

const channel = (hex: Hex, index: number): number =>
  Number((Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255).toFixed(4));

const colorValue = (hex: Hex) => ({
  colorSpace: 'srgb',
  components: [0, 1, 2].map((index) => channel(hex, index)),
  alpha: hex.length > 7 ? channel(hex, 3) : 1,
  hex: hex.slice(0, 7),
});

/** `{ a: { b: leaf } }` from `a.b`. */
function grouped(entries: Iterable<readonly [string, DesignToken]>): DesignTokens {
  const root: Record<string, DesignToken | Record<string, DesignToken>> = {};
  for (const [key, token] of entries) {
    const dot = key.lastIndexOf('.');
    if (dot < 0) root[key] = token;
    else {
      const group = key.slice(0, dot).replaceAll('.', '-');
      root[group] = { ...root[group], [key.slice(dot + 1)]: token };
    }
  }
  // Groups hold tokens only, whichever order they came in.
  return root as DesignTokens;
}

/** The colours of one look. */
export function colorTokens(scheme: ColorSchemeKey, mode: Mode): DesignTokens {
  return { color: grouped([...lookColors(scheme, mode)].map(([key, hex]) => [key, { $type: 'color', $value: colorValue(hex) }])) };
}

const rooms = <T extends string>(room: Readonly<Record<T, string>>, token: (value: string) => DesignToken): DesignTokens =>
  Object.fromEntries(Object.entries<string>(room).map(([name, value]) => [name, token(value)]));

const dimension = (value: string): DesignToken => ({
  $type: 'dimension',
  $value: { value: Number.parseFloat(value), unit: value.endsWith('rem') ? 'rem' : 'px' },
});
const plainNumber = (value: string): DesignToken => ({ $type: 'number', $value: Number(value) });

/** Space, type, shape and motion: the same in every look. Shadows are left out, since they take their colour from the look. */
export function scaleTokens(): DesignTokens {
  return {
    space: rooms(scale.space, dimension),
    radius: rooms(scale.radius, dimension),
    'font-size': rooms(scale.fontSize, dimension),
    size: rooms(scale.size, dimension),
    font: rooms(scale.font, (value) => ({
      $type: 'fontFamily',
      $value: value.split(',').map((family) => family.trim().replace(/^'|'$/g, '')),
    })),
    'font-weight': rooms(scale.fontWeight, (value) => ({ $type: 'fontWeight', $value: Number(value) })),
    'line-height': rooms(scale.lineHeight, plainNumber),
    duration: rooms(scale.duration, (value) => ({ $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } })),
    easing: rooms(scale.easing, (value) => ({ $type: 'cubicBezier', $value: (value.match(/-?[\d.]+/g) ?? []).map(Number) })),
    'z-index': rooms(scale.z, plainNumber),
  };
}
