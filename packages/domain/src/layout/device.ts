/** Widths in CSS pixels at which layouts may change. */
export const BREAKPOINTS = [480, 640, 768, 1024, 1280, 1536] as const;
/** Narrowest desktop, and widest tablet. */
export const DESKTOP_MIN_WIDTH = 1025;
export const TABLET_MAX_WIDTH = 1024;
/** Widest phone upright and on its side, and the height up to which a wide one is a phone. */
export const MOBILE_PORTRAIT_MAX_WIDTH = 600;
export const MOBILE_LANDSCAPE_MAX_WIDTH = 900;
export const MOBILE_LANDSCAPE_MAX_HEIGHT = 500;

export type Device = 'mobile' | 'tablet' | 'desktop';

/** The same limits for `matchMedia` and style sheets. What matches neither is a tablet. */
export const mediaQueries = {
  mobile:
    `(orientation: portrait) and (max-width: ${MOBILE_PORTRAIT_MAX_WIDTH}px), ` +
    `(orientation: landscape) and (max-width: ${MOBILE_LANDSCAPE_MAX_WIDTH}px) and (max-height: ${MOBILE_LANDSCAPE_MAX_HEIGHT}px)`,
  desktop: `(min-width: ${DESKTOP_MIN_WIDTH}px)`,
} as const;

/** Which device a viewport in CSS pixels counts as. A square is upright, as in CSS. */
export function deviceOf({ width, height }: { readonly width: number; readonly height: number }): Device {
  const isPortrait = height >= width;
  const isMobile = isPortrait
    ? width <= MOBILE_PORTRAIT_MAX_WIDTH
    : width <= MOBILE_LANDSCAPE_MAX_WIDTH && height <= MOBILE_LANDSCAPE_MAX_HEIGHT;
  if (isMobile) return 'mobile';
  return width >= DESKTOP_MIN_WIDTH ? 'desktop' : 'tablet';
}
