import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { component } from '../../styles/layers.ts';
import { canHover, coarsePointer, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
const DAY = '2.5rem';
/** The round ends of a range and of a chosen day are of one shape. */
const ROUND = vars.radius.control;

export const root = style(
  component({
    containerType: 'inline-size',
    display: 'grid',
    alignContent: 'start',
    gap: space[3],
    inlineSize: '100%',
    maxInlineSize: '24rem',
    minInlineSize: 0,
  }),
);
export const header = style(component({ display: 'flex', alignItems: 'center', gap: 0 }));
export const month = style(
  component({
    flex: 1,
    minInlineSize: 0,
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    // "September 2026" stays on one line beside four buttons.
    '@container': { '(max-width: 18rem)': { fontSize: vars.fontSize.sm } },
  }),
);
export const arrow = style(component({ display: 'inline-flex', selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));

export const grid = style(component({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0 2px' }));
export const weekday = style(
  component({
    blockSize: '2rem',
    color: color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'center',
  }),
);
export const spoken = hidden;

export const cell = style(
  component({
    padding: 0,
    textAlign: 'center',
    selectors: {
      '&[data-range]': { backgroundColor: color.accent.soft, color: color.accent.onSoft },
      '&[data-range="first"]': { borderStartStartRadius: ROUND, borderEndStartRadius: ROUND },
      '&[data-range="last"]': { borderStartEndRadius: ROUND, borderEndEndRadius: ROUND },
      '&[data-range="only"]': { borderRadius: ROUND },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-range]': { borderBlock: '1px solid CanvasText' } } } },
  }),
);

export const day = recipe({
  base: component({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '100%',
    maxInlineSize: '3rem',
    blockSize: DAY,
    padding: 0,
    border: '2px solid transparent',
    borderRadius: ROUND,
    color: 'inherit',
    fontSize: vars.fontSize.md,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[aria-current="date"]': { borderColor: color.accent.text, fontWeight: vars.fontWeight.semibold },
      '&:focus-visible': { zIndex: 1 },
    },
    '@media': {
      [coarsePointer]: { blockSize: vars.size.touch },
      [reducedMotion]: { transition: 'none' },
      [forcedColors]: { selectors: { '&[aria-current="date"]': { borderColor: 'CanvasText' } } },
    },
  }),
  variants: {
    selected: {
      true: component({
        backgroundColor: color.accent.fill,
        color: color.accent.onFill,
        fontWeight: vars.fontWeight.semibold,
        // Today, chosen: the ring stands inside of the fill.
        selectors: { '&[aria-current="date"]': { borderColor: color.accent.fill, boxShadow: `inset 0 0 0 2px ${color.accent.onFill}` } },
        '@media': {
          [canHover]: { selectors: { '&:hover': { backgroundColor: color.accent.fillHover } } },
          [forcedColors]: { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      }),
      false: {},
    },
    unavailable: {
      true: component({
        cursor: 'not-allowed',
        textDecoration: 'line-through',
        '@media': { [forcedColors]: { color: 'GrayText' } },
      }),
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { selected: false, unavailable: false },
      style: component({
        selectors: { '&:active': { backgroundColor: color.active, color: color.text } },
        '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: color.hover, color: color.text } } } },
      }),
    },
    { variants: { selected: false, unavailable: true }, style: component({ color: color.textMuted }) },
  ],
});
export const number = style(component({ display: 'block' }));

export const marks = style(
  component({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 3,
    display: 'flex',
    justifyContent: 'center',
    gap: 3,
    color: color.accent.text,
    selectors: { [`${day.classNames.variants.selected.true} &`]: { color: 'inherit' } },
    '@media': { [forcedColors]: { color: 'inherit' } },
  }),
);
const shape = { flex: 'none', inlineSize: 6, blockSize: 6 } as const;
/** Filled and empty stay so in forced colours, where grounds are taken away but borders are not. */
export const mark = styleVariants({
  dot: component({ ...shape, border: '3px solid currentColor', borderRadius: vars.radius.full }),
  ring: component({ ...shape, border: '1.5px solid currentColor', borderRadius: vars.radius.full }),
  diamond: component({ ...shape, border: '3px solid currentColor', transform: 'rotate(45deg) scale(0.85)' }),
  bar: component({ flex: 'none', inlineSize: 12, blockSize: 0, marginBlock: 1.5, borderBlockStart: '3px solid currentColor' }),
});

export const reason = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, textWrap: 'pretty' }));
export const legend = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    rowGap: space[1],
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.line}`,
    color: color.textMuted,
    fontSize: vars.fontSize.xs,
  }),
);
export const entry = style(component({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0 }));
export const swatch = style(
  component({
    flex: 'none',
    inlineSize: '1.25rem',
    blockSize: '0.75rem',
    borderRadius: '4px',
    backgroundColor: color.accent.soft,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
