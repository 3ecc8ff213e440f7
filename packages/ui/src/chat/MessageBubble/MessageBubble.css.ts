import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const row = recipe({
  base: component({ display: 'flex', gap: vars.space[3], alignItems: 'flex-start', maxInlineSize: '100%' }),
  variants: { own: { true: component({ justifyContent: 'flex-end' }), false: component({}) } },
});

export const column = recipe({
  base: component({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0, maxInlineSize: 'min(72ch, 84%)' }),
  variants: { own: { true: component({ alignItems: 'flex-end' }), false: component({ alignItems: 'flex-start' }) } },
});

export const bubble = recipe({
  base: component({
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.card,
    border: '1px solid transparent',
    minInlineSize: 0,
    maxInlineSize: '100%',
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    own: {
      true: component({ backgroundColor: vars.color.accent.fill, color: vars.color.accent.onFill, borderEndEndRadius: '6px' }),
      false: component({
        backgroundColor: vars.color.surface,
        borderColor: vars.color.line,
        color: vars.color.text,
        borderEndStartRadius: '6px',
      }),
    },
    failed: { true: component({ borderColor: vars.color.lineStrong, borderStyle: 'dashed' }), false: component({}) },
  },
});

export const plain = style(component({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
export const meta = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.xs, paddingInline: vars.space[1] }));
export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.textMuted,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const siblings = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontSize: vars.fontSize.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);

const breathe = keyframes({ '0%, 80%, 100%': { opacity: 0.35 }, '40%': { opacity: 1 } });
export const dots = style(component({ display: 'inline-flex', gap: '5px', paddingBlock: vars.space[2] }));
const dot = (delay: string) =>
  component({
    inlineSize: 7,
    blockSize: 7,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.textMuted,
    animation: `${breathe} 1.2s ${delay} infinite`,
    '@media': { [reducedMotion]: { animation: 'none' }, [forcedColors]: { backgroundColor: 'CanvasText' } },
  });
export const dotStyles = [dot('0s'), dot('0.15s'), dot('0.3s')].map((rule) => style(rule));
