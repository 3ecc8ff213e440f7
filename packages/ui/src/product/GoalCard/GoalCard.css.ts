import { style, styleVariants } from '@vanilla-extract/css';
import { component, type LayerRule } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import type { GoalLook } from './GoalCard.variants.ts';

const { color, space } = vars;

const looks: Readonly<Record<GoalLook, LayerRule>> = {
  card: {
    gap: space[4],
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.low,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  },
  row: { gap: space[2], paddingBlock: space[3] },
};
export const goal = styleVariants(looks, (rule) =>
  component({ display: 'flex', flexDirection: 'column', minInlineSize: 0, color: color.text, ...rule }),
);
export const head = style(component({ display: 'flex', alignItems: 'flex-start', gap: space[3] }));
export const words = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], flex: 1, minInlineSize: 0, alignSelf: 'center' }),
);
export const facts = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3], rowGap: space[1] }));
export const fact = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minInlineSize: 0,
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
  }),
);
export const why = style(component({ color: color.textMuted, fontSize: vars.fontSize.md, textWrap: 'pretty' }));
export const quiet = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm }));
export const results = style(component({ display: 'grid', gap: space[3] }));
export const numeric = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space[2] }),
);
export const habits = style(component({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] }));
export const lesson = style(
  component({
    padding: space[3],
    borderRadius: vars.radius.control,
    backgroundColor: color.accent.soft,
    color: color.accent.onSoft,
    fontSize: vars.fontSize.sm,
  }),
);
export const lessonName = style(component({ display: 'block', fontWeight: vars.fontWeight.semibold }));
export const error = style(component({ color: color.danger.text, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium }));
