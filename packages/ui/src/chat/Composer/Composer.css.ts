import { CHAT_INPUT_MAX_ROWS } from '@everstep/domain';
import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { coarsePointer, forcedColors, growsWithText, phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const composer = style(
  component({
    display: 'grid',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[5]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    '@media': { [phone]: { paddingInline: vars.space[3], paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))` } },
  }),
);
export const context = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3], rowGap: vars.space[1] }),
);
export const hint = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.xs }));
export const hintButton = style(
  component({
    minBlockSize: vars.size.controlSmall,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.text } },
  }),
);
export const box = style(
  component({
    display: 'flex',
    alignItems: 'flex-end',
    gap: vars.space[2],
    padding: vars.space[1],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    selectors: { '&:focus-within': { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` } },
    '@media': { [forcedColors]: { borderColor: 'CanvasText', selectors: { '&:focus-within': { outlineColor: 'Highlight' } } } },
  }),
);

/** The field and its unseen copy break lines alike. */
const lines = {
  gridArea: '1 / 1',
  paddingBlock: `calc((${vars.size.control} - 1lh) / 2)`,
  paddingInlineStart: vars.space[3],
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
} as const;
/** Under a finger: smaller text would make a phone zoom into the page. */
const large = '1rem';
const mostRows = `calc(${CHAT_INPUT_MAX_ROWS}lh + (${vars.size.control} - 1lh))`;
/**
 * As high as its text, wrapped lines included, in every browser: where fields cannot grow by themselves, an unseen copy of the text gives
 * the height and the field fills it. Past the most rows it scrolls.
 */
export const growing = style(
  component({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@supports': {
      [`not ${growsWithText}`]: {
        selectors: {
          '&::after': { ...lines, content: 'attr(data-text) " "', visibility: 'hidden', overflow: 'hidden', maxBlockSize: mostRows },
        },
        '@media': { [coarsePointer]: { selectors: { '&::after': { fontSize: large } } } },
      },
    },
  }),
);
export const input = style(
  component({
    ...lines,
    inlineSize: '100%',
    minBlockSize: 0,
    maxBlockSize: mostRows,
    fieldSizing: 'content',
    border: 0,
    outline: 0,
    resize: 'none',
    background: 'none',
    color: vars.color.text,
    '@media': { [coarsePointer]: { fontSize: large } },
    selectors: { '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' }, '&:focus-visible': { outline: 0 } },
  }),
);
/** Out of the way while it says nothing: it has to be there before it speaks. */
export const silent = style(component({ position: 'absolute' }));
export const waits = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
export const length = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.xs, textAlign: 'end' }));
export const tooLong = style(component({ color: vars.color.danger.text, fontSize: vars.fontSize.xs, textAlign: 'end' }));
