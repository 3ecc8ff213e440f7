import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, phone, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

/** The corner that points at the author. */
const POINT = '6px';

const fade = keyframes({ from: { outlineColor: vars.color.accent.fill }, to: { outlineColor: 'transparent' } });

export const row = recipe({
  base: component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    // What was looked for is marked for a moment, however focus came there; without motion it stays marked.
    selectors: {
      '&[data-sought]': {
        scrollMarginBlockStart: vars.space[4],
        borderRadius: vars.radius.card,
        outline: '2px solid transparent',
        outlineOffset: '6px',
        animation: `${fade} 4s ease-in`,
      },
    },
    '@media': {
      [phone]: { gap: vars.space[2] },
      [reducedMotion]: { selectors: { '&[data-sought]': { animation: 'none', outlineColor: vars.color.accent.fill } } },
    },
  }),
  variants: { own: { true: component({ flexDirection: 'row-reverse' }), false: component({}) } },
});

export const picture = style(component({ flexShrink: 0, display: 'grid', placeItems: 'center', marginBlockStart: vars.space[1] }));
// One size for whoever speaks.
globalStyle(
  `${picture} > *, ${picture} svg`,
  component({ inlineSize: '2rem', blockSize: '2rem', '@media': { [phone]: { inlineSize: '1.5rem', blockSize: '1.5rem' } } }),
);

export const column = recipe({
  base: component({ display: 'grid', gap: vars.space[1], minInlineSize: 0, maxInlineSize: 'min(72ch, 82%)' }),
  variants: {
    own: { true: component({ justifyItems: 'end' }), false: component({ justifyItems: 'start' }) },
    wide: { true: component({ flex: 1, justifyItems: 'stretch', maxInlineSize: '44rem' }), false: component({}) },
    /** Room for what a guide proposes, however short the words above it are. */
    full: {
      true: component({ flex: 1, gap: vars.space[2], '@media': { [phone]: { maxInlineSize: '100%' } } }),
      false: component({}),
    },
  },
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
      true: component({ backgroundColor: vars.color.accent.fill, color: vars.color.accent.onFill, borderStartEndRadius: POINT }),
      false: component({
        backgroundColor: vars.color.surface,
        borderColor: vars.color.line,
        color: vars.color.text,
        borderStartStartRadius: POINT,
      }),
    },
    failed: { true: component({ borderColor: vars.color.lineStrong, borderStyle: 'dashed' }), false: component({}) },
  },
});

export const plain = style(component({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }));
export const evidence = style(
  component({
    paddingInline: vars.space[1],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  }),
);
export const foot = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    minBlockSize: '1.5rem',
    paddingInline: vars.space[1],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
  }),
);

/** Seen when the reply is looked at; always where nothing can hover, and under the last reply. */
export const actions = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    // The targets reach over the line, the icons stand in it.
    marginBlock: '-0.5rem',
    transition: `opacity ${vars.duration.fast} ${vars.easing.out}`,
    '@media': {
      [canHover]: { selectors: { [`${row.classNames.base}:not([data-latest], [data-reading], :hover, :focus-within) &`]: { opacity: 0 } } },
      [reducedMotion]: { transition: 'none' },
    },
  }),
);
export const afterFailure = style(component({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[1] }));
export const siblings = style(component({ display: 'inline-flex', alignItems: 'center', fontVariantNumeric: 'tabular-nums' }));

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
