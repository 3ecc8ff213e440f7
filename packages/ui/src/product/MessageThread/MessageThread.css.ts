import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
/** The corner that points at the author. */
const POINT = '6px';

export const thread = style(component({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)', listStyle: 'none' }));
export const item = recipe({
  base: component({ display: 'grid', gap: space[1], gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: { own: { true: component({ justifyItems: 'end' }), false: component({ justifyItems: 'start' }) } },
});
export const day = style(
  component({
    justifySelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[1],
    color: color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    '::before': { content: '', flex: 1, blockSize: 1, backgroundColor: color.line },
    '::after': { content: '', flex: 1, blockSize: 1, backgroundColor: color.line },
  }),
);
export const facts = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[2],
    paddingInline: space[1],
    color: color.textMuted,
    fontSize: vars.fontSize.xs,
  }),
);
export const author = style(component({ color: color.text, fontWeight: vars.fontWeight.semibold, overflowWrap: 'anywhere' }));

export const bubble = recipe({
  base: component({
    maxInlineSize: 'min(60ch, 88%)',
    minInlineSize: 0,
    paddingBlock: space[3],
    paddingInline: space[4],
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    lineHeight: vars.lineHeight.text,
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    whiteSpace: 'pre-wrap',
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    own: {
      true: component({ backgroundColor: color.accent.soft, color: color.accent.onSoft, borderStartEndRadius: POINT }),
      false: component({ backgroundColor: color.raised, borderColor: color.line, color: color.text, borderStartStartRadius: POINT }),
    },
    status: {
      sent: {},
      waiting: component({ borderColor: color.lineStrong, borderStyle: 'dashed' }),
      sending: component({ borderColor: color.lineStrong, borderStyle: 'dotted' }),
      failed: component({ borderColor: color.danger.text, borderStyle: 'dashed' }),
    },
  },
});

export const status = style(component({ paddingInline: space[1], color: color.textMuted, fontSize: vars.fontSize.xs }));
export const waiting = style(
  component({ display: 'flex', gap: space[2], paddingInline: space[1], color: color.textMuted, fontSize: vars.fontSize.sm }),
);
export const failure = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', columnGap: space[3], rowGap: space[1] }),
);
export const problem = style(
  component({ display: 'flex', gap: space[2], color: color.danger.text, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium }),
);
/** As high as one line of the text beside it. */
export const problemIcon = style(component({ flexShrink: 0, inlineSize: '1em', blockSize: '1lh' }));
export const actions = style(component({ display: 'inline-flex', gap: space[1] }));
