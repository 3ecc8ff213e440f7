/** Root font size that the rem values below assume, in pixels. */
const ROOT_PX = 16;

/** Smallest text that density may produce, in pixels. */
const FONT_FLOOR_PX = 11;

const rem = (px: number): string => `${px / ROOT_PX}rem`;

const fontPx = { xs: 12, sm: 13, md: 15, lg: 17, xl: 20, '2xl': 24, '3xl': 30, '4xl': 38 } as const;
const spacePx = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 12: 48, 16: 64 } as const;
const controlPx = { controlSmall: 34, control: 42, controlLarge: 50 } as const;

/** Smallest target under a finger, in pixels. */
const TOUCH_PX = 44;

const mapValues = <K extends string, V, W>(record: Readonly<Record<K, V>>, map: (value: V) => W): Record<K, W> =>
  // Object.entries loses the key type; the keys are the record's own.
  Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, map(value)])) as Record<K, W>;

/** Sizes, type, shape and motion: the same in all schemes. Lengths are rem, so that the member's own text size is respected. */
export const scale = {
  space: mapValues<`${keyof typeof spacePx}`, number, string>(spacePx, rem),
  radius: { small: '8px', control: '12px', card: '18px', dialog: '24px', full: '999px' },
  font: {
    heading: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', system-ui, sans-serif",
    text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  },
  fontSize: mapValues(fontPx, rem),
  fontWeight: { regular: '400', medium: '500', semibold: '600' },
  lineHeight: { text: '1.55', heading: '1.2', control: '1.25' },
  size: {
    ...mapValues(controlPx, rem),
    touch: rem(TOUCH_PX),
    icon: rem(18),
    sidebar: rem(240),
    content: rem(1120),
  },
  shadow: {
    low: '0 1px 2px var(--ui-color-shadow), 0 6px 16px -6px var(--ui-color-shadow)',
    high: '0 2px 6px var(--ui-color-shadow), 0 24px 60px -12px var(--ui-color-shadow), 0 48px 96px -24px var(--ui-color-shadow)',
  },
  duration: { fast: '120ms', normal: '180ms', slow: '240ms' },
  easing: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  z: { sticky: '10', dialog: '40', popover: '50', toast: '60' },
} as const;

const shrunkFont = (px: number): number => Math.max(FONT_FLOOR_PX, Math.round(px * 0.93));

/** What `data-density="compact"` changes. */
export const compactScale = {
  space: mapValues<`${keyof typeof spacePx}`, number, string>(spacePx, (px) => rem(Math.round(px * 0.8))),
  fontSize: mapValues(fontPx, (px) => rem(shrunkFont(px))),
  size: mapValues(controlPx, (px) => rem(px - 6)),
} as const;

/** What a coarse pointer changes: every control is at least as tall as a fingertip. */
export const touchScale = {
  size: mapValues(controlPx, (px) => rem(Math.max(TOUCH_PX, px))),
} as const;

/** Widths at which layouts may change, in pixels; desktop starts at 1025. */
export const breakpoints = { phone: 480, small: 640, medium: 768, desktop: 1025, wide: 1280, full: 1536 } as const;
