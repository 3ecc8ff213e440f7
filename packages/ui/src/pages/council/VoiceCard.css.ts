import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

/** As many side by side as there is room for, each as wide as the others; one below the other on a phone. */
export const voices = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    gap: vars.space[4],
    alignItems: 'stretch',
  }),
);

export const voice = recipe({
  base: component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
    padding: vars.space[5],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.low,
  }),
  variants: {
    chosen: {
      true: component({
        borderColor: vars.color.accent.fill,
        boxShadow: `0 0 0 1px ${vars.color.accent.fill}`,
        '@media': { [forcedColors]: { outline: '3px solid Highlight' } },
      }),
      false: {},
    },
  },
});

export const head = style(component({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));
export const names = style(component({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const text = style(component({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' }));
/** At the foot of the card, so that the steps of all guides stand on one line. */
export const foot = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space[4], marginBlockStart: 'auto' }));
export const step = style(
  component({
    padding: vars.space[4],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.accent.soft,
    color: vars.color.accent.onSoft,
    overflowWrap: 'anywhere',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const stepLabel = style(
  component({ display: 'block', marginBlockEnd: vars.space[1], fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold }),
);
export const acts = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

export const angle = style(component({ display: 'grid', gap: vars.space[3], alignContent: 'start', minInlineSize: 0 }));
export const facts = style(component({ display: 'grid', gap: vars.space[3], margin: 0 }));
export const term = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
export const fact = style(component({ margin: 0, overflowWrap: 'anywhere', textWrap: 'pretty' }));
