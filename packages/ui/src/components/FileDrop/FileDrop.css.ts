import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { canHover, coarsePointer, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const row = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }));

export const zone = style(
  component({
    position: 'relative',
    display: 'flex',
    flex: '1 1 16rem',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    padding: vars.space[3],
    border: `1.5px dashed ${color.lineStrong}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface,
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-over]': {
        borderStyle: 'solid',
        borderColor: color.accent.fill,
        backgroundColor: color.accent.soft,
        color: color.accent.onSoft,
      },
      '&[data-invalid]': { borderColor: color.danger.text },
      '&:active:not(:has(:disabled))': { backgroundColor: color.active },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      // Still to be read: it says what the picture is for.
      '&:has(:disabled)': { borderColor: color.line, backgroundColor: color.disabledFill, color: color.textMuted },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:has(:disabled), [data-over], :active)': { backgroundColor: color.hover } } },
      [reducedMotion]: { transition: 'none' },
      [forcedColors]: {
        selectors: { '&[data-over]': { borderColor: 'Highlight' }, '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const picture = recipe({
  base: component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '5rem',
    blockSize: '5rem',
    overflow: 'hidden',
    backgroundColor: color.accent.soft,
    color: color.accent.onSoft,
    selectors: { ':has(:disabled) > &': { backgroundColor: color.active, color: color.disabledText } },
  }),
  variants: {
    shape: { square: component({ borderRadius: vars.radius.control }), circle: component({ borderRadius: vars.radius.full }) },
  },
});
export const image = style(component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
export const empty = style(component({ inlineSize: '1.5rem', blockSize: '1.5rem' }));
export const veil = style(
  component({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: color.surface,
    color: color.accent.text,
    opacity: 0.85,
  }),
);
export const prompt = style(component({ minInlineSize: 0, fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.control }));
export const dropHint = style(
  component({
    display: 'block',
    marginBlockStart: '2px',
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.regular,
    selectors: { '[data-over] > * > &, :has(:disabled) > * > &': { color: 'inherit' } },
    // Fingers can't drop.
    '@media': { [coarsePointer]: { display: 'none' } },
  }),
);
export const input = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    border: '0 solid transparent',
    opacity: 0,
    cursor: 'pointer',
    selectors: { '&::file-selector-button': { cursor: 'pointer' }, '&:disabled': { cursor: 'not-allowed' } },
  }),
);
