import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const figure = styleVariants({
  full: component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[4],
    rowGap: vars.space[5],
    inlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
    containerType: 'inline-size',
    '@media': { print: { breakInside: 'avoid' } },
  }),
  /** In one line with other things: no room for words. */
  compact: component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[2],
    flex: '1 1 auto',
    minInlineSize: '6rem',
    margin: 0,
  }),
});
export const caption = style(component({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    textWrap: 'balance',
  }),
);
export const description = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, maxInlineSize: '70ch' }));
/** The icon alone where words would push the title aside. */
export const toggleLabel = style(
  component({
    '@container': {
      '(max-width: 30rem)': {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
export const toggle = style(
  component({
    display: 'grid',
    gridColumn: 2,
    // Its words stand in the line of the title, whatever stands below that.
    marginBlock: `calc((${vars.fontSize.lg} * ${vars.lineHeight.heading} - ${vars.size.controlSmall}) / 2)`,
    '@media': { print: { display: 'none' } },
  }),
);
export const body = style(component({ gridColumn: '1 / -1', minInlineSize: 0 }));
export const compactBody = style(component({ minInlineSize: 0 }));
export const nothing = style(
  component({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[4],
    overflow: 'hidden',
    paddingBlockStart: vars.space[6],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    textAlign: 'center',
    textWrap: 'balance',
    '@media': { [forcedColors]: { borderColor: 'GrayText' } },
  }),
);
export const nothingWords = style(component({ paddingInline: vars.space[4] }));
/** As wide as the frame; what does not fit is cut off at its ends. */
export const scene = style(component({ display: 'block', inlineSize: '100%', blockSize: '6rem' }));
export const compactNothing = style(component({ color: color.textMuted, fontSize: vars.fontSize.xs }));

export const scroll = style(
  component({
    maxBlockSize: '24rem',
    overflow: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
  }),
);
export const table = style(
  component({
    inlineSize: '100%',
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'separate',
    borderSpacing: 0,
  }),
);
globalStyle(
  `${table} :is(th, td)`,
  component({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  }),
);
globalStyle(`${table} tbody :is(th, td)`, component({ borderBlockStart: `1px solid ${color.line}`, fontWeight: vars.fontWeight.regular }));
globalStyle(`${table} tbody tr:first-child :is(th, td)`, component({ borderBlockStart: 0 }));
globalStyle(
  `${table} thead th`,
  component({
    position: 'sticky',
    insetBlockStart: 0,
    backgroundColor: color.raised,
    color: color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    '@media': { [forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  }),
);
export const pager = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBlockStart: vars.space[3],
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
    '@media': { print: { display: 'none' } },
  }),
);
export const pagerButtons = style(component({ display: 'flex', gap: vars.space[2] }));
