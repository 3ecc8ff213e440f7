import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

/** Each area has a strip for its name at its outer edge, and below or above it places larger than a fingertip. */
const NAME = '1.875rem';
const ROW = '6rem';

export const frame = style(
  component({ display: 'grid', gap: vars.space[2], inlineSize: '100%', maxInlineSize: '28rem', marginInline: 'auto' }),
);
const axis = component({ color: color.textMuted, fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.control, textAlign: 'center' });
export const more = style(axis);
export const ends = style([style(axis), style(component({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2] }))]);

export const pad = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gridTemplateRows: `repeat(2, ${ROW})`,
    gap: vars.space[1],
  }),
);

const areaBase = style(
  component({
    display: 'flex',
    justifyContent: 'center',
    paddingBlock: vars.space[1],
    borderRadius: vars.radius.control,
    backgroundColor: color.raised,
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.control,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
const places = {
  'high-unpleasant': { gridArea: '1 / 1 / 2 / 3', alignItems: 'start' },
  'high-pleasant': { gridArea: '1 / 4 / 2 / 6', alignItems: 'start' },
  'low-unpleasant': { gridArea: '2 / 1 / 3 / 3', alignItems: 'end' },
  'low-pleasant': { gridArea: '2 / 4 / 3 / 6', alignItems: 'end' },
} as const;
/** One of the four areas, with its name at the outer edge. */
export const area = styleVariants(places, (rule) => [areaBase, component(rule)]);

/** Lies over its area, beside the strip with the name. */
export const place = style(component({ alignContent: 'center', paddingBlock: vars.space[1] }));
for (const [column, score] of [1, 2, 3, 4, 5].entries()) {
  globalStyle(`${place}[data-score="${score}"]`, component({ gridColumn: column + 1, gridRow: 1, marginBlockStart: NAME }));
}
globalStyle(`${place}[data-quadrant^="low"]`, component({ gridRow: 2, marginBlockStart: 0, marginBlockEnd: NAME }));
globalStyle(`${place}[data-quadrant="middle"]`, component({ gridRow: '1 / 3', marginBlock: NAME }));
