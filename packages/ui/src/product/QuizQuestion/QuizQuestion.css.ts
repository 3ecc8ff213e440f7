import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, coarsePointer, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
const SIZE = '1.375rem';

export const form = style(component({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0, maxInlineSize: '42rem' }));
export const number = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }));
export const question = style(
  component({
    display: 'block',
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);
export const options = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }));
export const option = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minBlockSize: vars.size.control,
    paddingBlock: space[3],
    paddingInline: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { borderColor: color.accent.fill, backgroundColor: color.accent.soft, color: color.accent.onSoft },
      '&[data-answered]': { cursor: 'default' },
      // Later than the choice itself: what it was counts more.
      '&[data-answered]:has(:checked)': { backgroundColor: color.surface, color: color.text },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:has(:checked), [data-answered])': { backgroundColor: color.hover } } },
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: { selectors: { '&:has(:checked)': { outline: '1px solid Highlight' } } },
    },
  }),
);
const result = (edge: string) =>
  component({
    selectors: { '&&': { borderColor: edge, boxShadow: `inset 0 0 0 1px ${edge}` }, '&&:has(:checked)': { borderColor: edge } },
  });
export const outcome = styleVariants({ right: color.success.fill, wrong: color.lineStrong, missed: color.success.fill }, result);

export const input = style(
  component({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: SIZE,
    blockSize: SIZE,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: vars.radius.small,
    backgroundColor: color.surface,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        borderRadius: '3px',
        backgroundColor: color.accent.fill,
        scale: '0',
      },
      '&:checked': { borderColor: color.accent.fill },
      '&:checked::before': { scale: '1' },
    },
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        backgroundColor: 'Canvas',
        selectors: { '&::before': { backgroundColor: 'Highlight' } },
      },
    },
  }),
);
export const round = style(
  component({ selectors: { '&&': { borderRadius: vars.radius.full }, '&&::before': { borderRadius: vars.radius.full } } }),
);
export const label = style(component({ minInlineSize: 0, paddingBlock: '1px', lineHeight: 1.4, overflowWrap: 'anywhere' }));
export const word = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    marginBlockStart: space[1],
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
  }),
);
export const said = style(
  component({ display: 'grid', gap: space[1], selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${space[4]})` } } }),
);
export const verdict = style(component({ fontWeight: vars.fontWeight.semibold }));
export const explanation = style(component({ maxInlineSize: '65ch', color: color.textMuted, textWrap: 'pretty' }));
