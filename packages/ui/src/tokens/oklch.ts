import { converter, formatHex, formatHex8, toGamut } from 'culori';

/** A colour as `#rrggbb`, or `#rrggbbaa` where it is see-through. */
export type Hex = `#${string}`;

/** One colour in both modes: the value in light, the value in dark. */
export type ColorPair = readonly [light: Hex, dark: Hex];

const toSrgb = toGamut('rgb', 'oklch');
const toRgb = converter('rgb');

/**
 * Makes an sRGB colour from OKLCH. Colours outside sRGB lose chroma by the gamut mapping of CSS Color 4; lightness and hue stay.
 *
 * @param lightness 0–1
 * @param chroma 0 to about 0.37
 * @param hue degrees
 * @param alpha 0–1
 */
export function oklch(lightness: number, chroma: number, hue: number, alpha = 1): Hex {
  const color = { ...toRgb(toSrgb({ mode: 'oklch', l: lightness, c: chroma, h: hue })), alpha };
  const text = alpha < 1 ? formatHex8(color) : formatHex(color);
  // culori answers undefined only for colours that it cannot read.
  if (text === undefined) throw new Error(`Not a colour: oklch(${lightness} ${chroma} ${hue})`);
  // formatHex writes #rrggbb, formatHex8 #rrggbbaa.
  return text as Hex;
}
