import { type ColorPair, oklch } from './oklch.ts';
import { type ToneColors, toneColors } from './tone-colors.ts';

/** What makes a scheme: one hue and two chromas. Lightness steps are the same in all schemes, so that all look equally calm. */
export interface SchemeSeed {
  /** OKLCH hue in degrees. */
  readonly hue: number;
  /** Chroma of page, surfaces, lines and text. */
  readonly neutralChroma: number;
  /** Chroma of the accent, its soft fill and the hills. */
  readonly accentChroma: number;
}

/** Colours that differ from scheme to scheme. */
export interface SchemeColors {
  readonly page: ColorPair;
  readonly surface: ColorPair;
  readonly raised: ColorPair;
  readonly hover: ColorPair;
  readonly active: ColorPair;
  readonly line: ColorPair;
  readonly lineStrong: ColorPair;
  readonly text: ColorPair;
  readonly textMuted: ColorPair;
  readonly placeholder: ColorPair;
  readonly disabledFill: ColorPair;
  readonly disabledText: ColorPair;
  readonly focus: ColorPair;
  readonly inverse: ColorPair;
  readonly onInverse: ColorPair;
  readonly accent: ToneColors;
  readonly sky: ColorPair;
  readonly hill1: ColorPair;
  readonly hill2: ColorPair;
  readonly hill3: ColorPair;
  readonly path: ColorPair;
}

/** Computes a scheme's colours from its seed; run when the styles are built, never in the browser. */
export function schemeColors({ hue, neutralChroma, accentChroma }: SchemeSeed): SchemeColors {
  const neutral = (light: number, lightShare: number, dark: number, darkShare = 0.8): ColorPair => [
    oklch(light, neutralChroma * lightShare, hue),
    oklch(dark, neutralChroma * darkShare, hue),
  ];
  const land = (light: number, lightShare: number, dark: number, darkShare: number): ColorPair => [
    oklch(light, accentChroma * lightShare, hue),
    oklch(dark, accentChroma * darkShare, hue),
  ];
  return {
    page: neutral(0.982, 0.35, 0.19),
    surface: neutral(1, 0, 0.235),
    raised: neutral(0.965, 0.6, 0.28),
    hover: neutral(0.958, 0.6, 0.275),
    active: neutral(0.932, 0.8, 0.305),
    line: neutral(0.905, 0.7, 0.33),
    lineStrong: neutral(0.63, 1, 0.575),
    text: neutral(0.25, 1, 0.95, 0.35),
    textMuted: neutral(0.48, 1, 0.74, 0.8),
    placeholder: neutral(0.52, 1, 0.7, 0.8),
    disabledFill: neutral(0.945, 0.6, 0.285),
    disabledText: neutral(0.6, 0.8, 0.58),
    focus: land(0.47, 1, 0.8, 0.75),
    inverse: neutral(0.27, 1, 0.93, 0.4),
    onInverse: neutral(0.98, 0.3, 0.23, 1),
    accent: toneColors({ hue, chroma: accentChroma }),
    sky: land(0.958, 0.22, 0.25, 0.28),
    hill1: land(0.9, 0.38, 0.345, 0.4),
    hill2: land(0.815, 0.58, 0.43, 0.48),
    hill3: land(0.71, 0.8, 0.515, 0.55),
    path: land(0.38, 0.9, 0.97, 0.1),
  };
}
