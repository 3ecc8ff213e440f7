import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const frame = style(component({ containerType: 'inline-size' }));
export const board = style(
  component({
    display: 'grid',
    gap: space[5],
    alignItems: 'stretch',
    selectors: { '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' } },
    '@container': { '(min-width: 760px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[4] } },
  }),
);
export const column = style(
  component({
    display: 'grid',
    alignContent: 'start',
    gap: space[3],
    minInlineSize: 0,
    padding: space[3],
    borderRadius: vars.radius.card,
    backgroundColor: color.raised,
    outline: '2px solid transparent',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: { '&[data-target]': { backgroundColor: color.accent.soft, outlineColor: color.focus } },
    '@media': {
      [reducedMotion]: { transition: 'none' },
      [forcedColors]: {
        borderBlockStart: '1px solid CanvasText',
        outlineColor: 'Canvas',
        selectors: { '&[data-target]': { outlineColor: 'Highlight' } },
      },
    },
  }),
);
export const heading = style(component({ display: 'flex', alignItems: 'baseline', gap: space[2], paddingInline: space[1] }));
export const count = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }));
export const empty = style(component({ padding: space[1], color: color.textMuted, fontSize: vars.fontSize.sm, textWrap: 'pretty' }));
export const tiles = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }));
export const tile = style(
  component({
    position: 'relative',
    minInlineSize: 0,
    borderRadius: vars.radius.card,
    selectors: {
      '&[data-lifted]': { zIndex: 1, boxShadow: vars.shadow.high, outline: `2px solid ${color.focus}` },
      '&[data-lifted="pointer"]': { translate: 'var(--ui-board-x, 0) var(--ui-board-y, 0)', pointerEvents: 'none' },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-lifted]': { outlineColor: 'Highlight' } } } },
  }),
);
export const grip = style(
  component({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: space[8],
    blockSize: vars.size.control,
    marginInlineStart: `calc(-1 * ${space[3]})`,
    marginInlineEnd: `calc(-1 * ${space[2]})`,
    alignSelf: 'center',
    borderRadius: vars.radius.small,
    color: color.textMuted,
    cursor: 'grab',
    // A finger on the grip drags; beside it, it scrolls.
    touchAction: 'none',
    selectors: { '&:active': { cursor: 'grabbing' }, '&[aria-pressed="true"]': { color: color.text } },
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: color.hover, color: color.text } } } },
  }),
);
