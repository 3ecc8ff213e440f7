import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
const MARK = '2.25rem';
/** Narrower than this the words take the place of the sign. */
const narrow = '(max-width: 15rem)';

export const card = style(
  component({
    inlineSize: '100%',
    maxInlineSize: '28rem',
    minInlineSize: 0,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    containerType: 'inline-size',
    backgroundColor: color.surface,
    color: color.text,
    selectors: {
      '&[data-state="away"]': { borderColor: 'transparent', backgroundColor: 'transparent' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const inside = style(
  component({ display: 'flex', alignItems: 'flex-start', gap: space[3], padding: space[4], paddingBlockEnd: space[3] }),
);

export const mark = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: MARK,
    blockSize: MARK,
    borderRadius: vars.radius.control,
    backgroundColor: color.accent.soft,
    color: color.accent.onSoft,
    selectors: { '&[data-done]': { borderRadius: vars.radius.full } },
    '@container': { [narrow]: { display: 'none' } },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const face = style(component({ flex: 'none', display: 'grid', placeItems: 'center', inlineSize: MARK, blockSize: MARK }));
globalStyle(`${face} > svg`, component({ inlineSize: MARK, maxInlineSize: 'none' }));

export const words = style(component({ flex: 1, display: 'grid', gap: space[1], minInlineSize: 0, justifyItems: 'start' }));
export const by = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.control }));
const own = { overflowWrap: 'anywhere', unicodeBidi: 'plaintext' } as const;
export const title = style(
  component({
    ...own,
    maxInlineSize: '100%',
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.control,
  }),
);
export const head = style(
  component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: space[2], inlineSize: '100%' }),
);
/** The target reaches over the line and the edge, the icon stands in it. */
export const edit = style(component({ display: 'inline-flex', marginBlock: '-0.75rem', marginInlineEnd: '-0.5rem' }));
export const facts = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm }));
/** The first words; all of them are where they go. */
export const more = style(
  component({
    ...own,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    fontSize: vars.fontSize.sm,
    whiteSpace: 'pre-line',
  }),
);
export const problem = style(component({ color: color.danger.text, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium }));
export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginBlockStart: space[2],
    // A link brings the room of its own target.
    selectors: { '&[data-settled]': { marginBlockStart: 0 } },
  }),
);
export const link = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.controlSmall,
    marginInlineEnd: space[2],
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
  }),
);

/** The word of a button without a ground stands where the other words begin. */
export const flush = style(component({ marginInlineStart: `calc(-1 * ${space[3]})` }));

export const titleForm = style(component({ display: 'flex', alignItems: 'center', gap: space[1], inlineSize: '100%' }));
export const titleField = style(component({ flex: 1, minInlineSize: 0 }));

export const away = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    paddingInline: space[1],
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
  }),
);
export const awayWords = style(component({ ...own, minInlineSize: 0 }));
