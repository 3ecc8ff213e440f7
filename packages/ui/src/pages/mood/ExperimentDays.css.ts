import { style, styleVariants } from '@vanilla-extract/css';
import { component, type LayerRule } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const days = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    rowGap: vars.space[3],
    columnGap: vars.space[1],
    maxInlineSize: '32rem',
  }),
);
export const day = style(
  component({ position: 'relative', display: 'grid', justifyItems: 'center', alignContent: 'start', gap: vars.space[1], minInlineSize: 0 }),
);
export const letter = style(component({ color: color.textMuted, fontSize: vars.fontSize.xs, lineHeight: 1.2 }));
export const today = style(component({ color: color.text, fontWeight: vars.fontWeight.semibold }));
const marks: Readonly<Record<'with' | 'without', LayerRule>> = {
  with: { backgroundColor: color.accent.fill, borderColor: color.accent.fill, color: color.accent.onFill },
  without: { borderColor: color.lineStrong, color: color.textMuted },
};
export const mark = styleVariants(marks, (rule) =>
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    border: '2px solid transparent',
    borderRadius: vars.radius.small,
    ...rule,
    // There the fill is gone, and a thick edge stands for it.
    '@media': { [forcedColors]: { borderColor: 'CanvasText', borderWidth: rule.backgroundColor ? '5px' : '1px' } },
  }),
);
