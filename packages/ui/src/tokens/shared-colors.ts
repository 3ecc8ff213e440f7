import type { LevelUp } from '@everstep/domain';
import { type ColorPair, oklch } from './oklch.ts';
import { toneColors } from './tone-colors.ts';

/** Name of a tier, as the domain has it. */
export type TierName = LevelUp['newTier'];

const mono = (light: ReturnType<typeof oklch>, dark = light): ColorPair => [light, dark];

/** Warm gold, the same in every scheme; it means achievement and nothing else. */
const SUN_HUE = 76;

const chip = (hue: number, chroma: number) => ({
  bg: [oklch(0.93, chroma * 0.45, hue), oklch(0.34, chroma * 0.6, hue)] satisfies ColorPair,
  fg: [oklch(0.39, chroma, hue), oklch(0.9, chroma * 0.7, hue)] satisfies ColorPair,
});

/** Tier chips climb from cool slate through the spectrum to gold. */
export const tierColors = {
  Initiate: chip(252, 0.03),
  Seeker: chip(250, 0.09),
  Explorer: chip(272, 0.1),
  Navigator: chip(295, 0.11),
  Builder: chip(318, 0.11),
  Guardian: chip(340, 0.11),
  Transformer: chip(2, 0.11),
  Catalyst: chip(24, 0.11),
  Architect: chip(44, 0.1),
  Mentor: chip(62, 0.09),
  Luminary: {
    bg: mono(oklch(0.86, 0.125, 86)),
    fg: mono(oklch(0.3, 0.06, 76)),
  },
} satisfies Record<TierName, { bg: ColorPair; fg: ColorPair }>;

const series = (hue: number, chroma: number): ColorPair => [oklch(0.57, chroma, hue), oklch(0.75, chroma * 0.8, hue)];

/** Colours that are the same in all eight schemes. */
export const sharedColors = {
  info: toneColors({ hue: 242, chroma: 0.1 }),
  success: toneColors({ hue: 152, chroma: 0.1 }),
  warning: toneColors({ hue: 70, chroma: 0.1 }),
  danger: toneColors({ hue: 26, chroma: 0.135 }),
  sun: {
    fill: [oklch(0.825, 0.14, SUN_HUE), oklch(0.8, 0.125, SUN_HUE)] satisfies ColorPair,
    onFill: mono(oklch(0.28, 0.06, SUN_HUE)),
    halo: [oklch(0.825, 0.14, SUN_HUE, 0.22), oklch(0.8, 0.125, SUN_HUE, 0.2)] satisfies ColorPair,
    soft: [oklch(0.957, 0.038, SUN_HUE), oklch(0.325, 0.034, SUN_HUE)] satisfies ColorPair,
    onSoft: [oklch(0.4, 0.085, SUN_HUE), oklch(0.91, 0.075, SUN_HUE)] satisfies ColorPair,
    text: [oklch(0.49, 0.105, SUN_HUE), oklch(0.82, 0.12, SUN_HUE)] satisfies ColorPair,
  },
  tier: tierColors,
  chart: {
    one: series(250, 0.13),
    two: series(60, 0.12),
    three: series(165, 0.1),
    four: series(320, 0.14),
    five: series(20, 0.14),
    six: series(205, 0.09),
  },
  brand: {
    primary: mono(oklch(0.5, 0.13, 255)),
    onPrimary: mono(oklch(0.99, 0.005, 255)),
    secondary: mono(oklch(0.48, 0.15, 300)),
    onSecondary: mono(oklch(0.99, 0.005, 300)),
  },
  scrim: [oklch(0.25, 0.02, 260, 0.42), oklch(0.1, 0.015, 260, 0.62)] satisfies ColorPair,
  shadow: [oklch(0.3, 0.03, 260, 0.09), oklch(0.05, 0.01, 260, 0.36)] satisfies ColorPair,
} as const;
