import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, coarsePointer, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const track = style(
  component({
    display: 'flex',
    justifySelf: 'start',
    alignSelf: 'start',
    gap: '2px',
    maxInlineSize: '100%',
    // As high as the fields beside it.
    minBlockSize: vars.size.control,
    padding: '3px',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    selectors: { '&:not(:has(:enabled))': { borderColor: color.line, backgroundColor: color.disabledFill } },
    '@media': { [forcedColors]: { selectors: { '&:not(:has(:enabled))': { borderColor: 'GrayText' } } } },
  }),
);

export const segment = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    minBlockSize: `calc(${vars.size.controlSmall} - 2px)`,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    borderRadius: vars.radius.small,
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.control,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { backgroundColor: color.accent.soft, color: color.accent.onSoft },
      '&:active:not(:has(:disabled))': { backgroundColor: color.active },
      '&:has(:disabled)': { color: color.disabledText, cursor: 'not-allowed' },
      '&:has(:checked:disabled)': { backgroundColor: color.surface },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:has(:checked, :disabled))': { backgroundColor: color.hover, color: color.text } } },
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: {
        selectors: {
          '&:has(:checked)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
          '&:has(:disabled)': { color: 'GrayText' },
          '&:has(:checked:disabled)': { backgroundColor: 'Canvas', color: 'GrayText', outline: '1px solid GrayText' },
          '&:has(:focus-visible)': { outlineColor: 'Highlight' },
        },
      },
    },
  }),
);

/** Covers its segment, so that touch exploration finds it there. */
export const input = style(
  component({
    appearance: 'none',
    border: '0 solid transparent',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    outline: 'none',
    cursor: 'inherit',
  }),
);
export const icon = style(component({ display: 'inline-flex', flexShrink: 0, fontSize: vars.size.icon }));
export const label = style(component({ minInlineSize: 0 }));
globalStyle(`${icon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
