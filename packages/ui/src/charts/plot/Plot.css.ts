import { style } from '@vanilla-extract/css';
import { fadeIn } from '../../internal/appear.css.ts';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
/** Labels move by a share of their own width; which way that is, is up to the writing direction. */
const away = '--away';

export const plot = style(
  component({
    position: 'relative',
    minInlineSize: 0,
    vars: { [away]: '-100%' },
    borderRadius: '2px',
    touchAction: 'pan-y',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '[dir="rtl"] &': { vars: { [away]: '100%' } },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
    },
    // The frame around it must be seen to be one control once fills are gone.
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** A drawing that is stretched over the plot and begins where reading begins. */
export const canvas = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
);

export const tip = style(
  component({
    position: 'absolute',
    zIndex: vars.z.popover,
    inlineSize: 'max-content',
    maxInlineSize: 'min(16rem, 100%)',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    color: color.text,
    boxShadow: vars.shadow.high,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.control,
    // It never reaches out of the plot: at the start it hangs on its start, at the end on its end.
    translate: `calc(var(--at) * var(${away}))`,
    pointerEvents: 'none',
    animation: `${fadeIn} ${vars.duration.fast} ${vars.easing.out}`,
    '@media': { [reducedMotion]: { animation: 'none' }, [forcedColors]: { borderColor: 'CanvasText' }, print: { display: 'none' } },
  }),
);
export const tipHeading = style(component({ display: 'block', color: color.textMuted, fontSize: vars.fontSize.xs }));
export const tipRow = style(component({ display: 'flex', alignItems: 'center', gap: vars.space[2], marginBlockStart: vars.space[1] }));
export const tipValue = style(component({ fontWeight: vars.fontWeight.semibold, fontVariantNumeric: 'tabular-nums' }));
export const tipLabel = style(component({ minInlineSize: 0, overflowWrap: 'anywhere' }));

/** A thin line through the point, from top to bottom. */
export const rule = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '1px',
    backgroundColor: color.lineStrong,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { backgroundColor: 'CanvasText' }, print: { display: 'none' } },
  }),
);
/** A ring around the point itself. */
export const ring = style(
  component({
    position: 'absolute',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    marginInlineStart: '-0.4375rem',
    marginBlockStart: '-0.4375rem',
    border: `2px solid ${color.text}`,
    borderRadius: vars.radius.full,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { borderColor: 'Highlight' }, print: { display: 'none' } },
  }),
);
/** A quiet frame around a column or a row. */
export const slot = style(
  component({
    position: 'absolute',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.small,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { borderColor: 'Highlight' }, print: { display: 'none' } },
  }),
);
/** A frame around a tile. */
export const frame = style(
  component({
    position: 'absolute',
    border: `2px solid ${color.text}`,
    borderRadius: '4px',
    pointerEvents: 'none',
    '@media': { [forcedColors]: { borderColor: 'Highlight' }, print: { display: 'none' } },
  }),
);
