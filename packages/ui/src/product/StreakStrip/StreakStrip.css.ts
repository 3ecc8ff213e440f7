import { style, styleVariants } from '@vanilla-extract/css';
import { component, type LayerRule } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const strip = style(component({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space[1] }));
export const day = style(
  component({ display: 'grid', justifyItems: 'center', gap: vars.space[1], position: 'relative', minInlineSize: 0 }),
);
export const letter = style(component({ color: color.textMuted, fontSize: vars.fontSize.xs, lineHeight: 1.2 }));
export const today = style(component({ color: color.text, fontWeight: vars.fontWeight.semibold }));
export const word = style(component({ color: color.textMuted, fontSize: '0.6875rem', lineHeight: 1.2 }));

const marks: Readonly<Record<'active' | 'frozen' | 'paused' | 'repaired' | 'pending' | 'quiet', LayerRule>> = {
  active: { backgroundColor: color.accent.fill, borderColor: color.accent.fill, color: color.accent.onFill },
  frozen: {
    backgroundColor: color.accent.soft,
    borderColor: color.accent.soft,
    color: color.accent.onSoft,
    borderRadius: vars.radius.full,
  },
  paused: { borderColor: color.lineStrong, color: color.textMuted },
  repaired: { borderColor: color.accent.fill, color: color.accent.text },
  pending: { borderStyle: 'dashed', borderColor: color.accent.fill, borderRadius: vars.radius.full },
  quiet: { borderColor: color.line, backgroundColor: color.raised },
};
export const mark = styleVariants(marks, (rule) =>
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    border: '2px solid transparent',
    borderRadius: vars.radius.small,
    ...rule,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
