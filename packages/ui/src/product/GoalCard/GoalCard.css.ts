import { style, styleVariants } from '@vanilla-extract/css';
import { component, type LayerRule } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import type { GoalLook } from './GoalCard.variants.ts';

const { color, space } = vars;

const looks: Readonly<Record<GoalLook, LayerRule>> = {
  tile: {
    gap: space[3],
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.low,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  },
  row: {
    paddingBlock: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  },
};
export const goal = styleVariants(looks, (rule) =>
  component({ display: 'flex', flexDirection: 'column', minInlineSize: 0, color: color.text, ...rule }),
);
export const head = style(component({ display: 'flex', alignItems: 'flex-start', gap: space[3] }));
export const words = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], flex: 1, minInlineSize: 0, alignSelf: 'center' }),
);
export const quiet = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm }));
/** What comes next stands apart by a line, so that its tick is not taken for the goal's. */
export const next = style(
  component({ display: 'grid', gap: space[1], paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.line}` }),
);
export const nextLabel = style(component({ color: color.textMuted, fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.semibold }));
export const milestones = style(component({ display: 'grid', gap: space[3] }));
export const told = style(
  component({ display: 'flex', alignItems: 'flex-start', gap: space[3], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const numeric = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space[2] }),
);
export const lesson = style(
  component({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.line}`,
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    textWrap: 'pretty',
  }),
);
