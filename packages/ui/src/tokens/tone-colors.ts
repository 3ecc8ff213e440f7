import { type ColorPair, oklch } from './oklch.ts';

/** Colours of a tone: a strong fill, a soft fill, what stands on each, and the tone as text or icon on a plain surface. */
export interface ToneColors {
  readonly fill: ColorPair;
  readonly fillHover: ColorPair;
  readonly fillActive: ColorPair;
  readonly onFill: ColorPair;
  readonly soft: ColorPair;
  readonly softHover: ColorPair;
  readonly softActive: ColorPair;
  readonly onSoft: ColorPair;
  readonly text: ColorPair;
}

/** Computes a tone from its hue and chroma, with the lightness steps that every tone shares. */
export function toneColors({ hue, chroma }: { hue: number; chroma: number }): ToneColors {
  const pair = (light: number, lightShare: number, dark: number, darkShare: number): ColorPair => [
    oklch(light, chroma * lightShare, hue),
    oklch(dark, chroma * darkShare, hue),
  ];
  return {
    fill: pair(0.47, 1, 0.8, 0.75),
    fillHover: pair(0.42, 1, 0.84, 0.65),
    fillActive: pair(0.38, 0.95, 0.88, 0.55),
    onFill: pair(0.99, 0.04, 0.22, 0.3),
    soft: pair(0.935, 0.27, 0.33, 0.42),
    softHover: pair(0.91, 0.34, 0.365, 0.46),
    softActive: pair(0.885, 0.42, 0.4, 0.5),
    onSoft: pair(0.38, 0.9, 0.91, 0.4),
    text: pair(0.46, 1, 0.81, 0.72),
  };
}
