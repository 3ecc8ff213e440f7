import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const list = style(
  component({
    display: 'grid',
    gap: space[2],
    minInlineSize: 0,
    selectors: { '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' } },
  }),
);

export const row = style(
  component({
    position: 'relative',
    minInlineSize: 0,
    scrollMarginBlock: space[12],
    borderRadius: vars.radius.control,
    selectors: {
      // Only while dragging: once dropped, the rows already stand where they were shifted to.
      '[data-dragging] > &': { transition: `translate ${vars.duration.normal} ${vars.easing.out}` },
      '&[data-shift="up"]': { translate: '0 calc(-1 * var(--ui-sort-room))' },
      '&[data-shift="down"]': { translate: '0 var(--ui-sort-room)' },
      '&[data-lifted]': { zIndex: 1, backgroundColor: color.surface, boxShadow: vars.shadow.high, outline: `2px solid ${color.focus}` },
      '&[data-lifted="pointer"]': { translate: '0 var(--ui-sort-offset, 0)', transition: 'none', cursor: 'grabbing' },
    },
    '@media': {
      [reducedMotion]: { selectors: { '[data-dragging] > &': { transition: 'none' } } },
      [forcedColors]: { selectors: { '&[data-lifted]': { outlineColor: 'Highlight' } } },
    },
  }),
);

export const handle = style(component({ display: 'inline-flex', flexShrink: 0, alignItems: 'center' }));
export const grip = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.size.controlSmall,
    blockSize: vars.size.control,
    borderRadius: vars.radius.small,
    color: color.textMuted,
    cursor: 'grab',
    // A finger on the grip drags; beside it, it scrolls.
    touchAction: 'none',
    selectors: { '&:active': { cursor: 'grabbing' }, '&[aria-pressed="true"]': { color: color.text } },
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: color.hover, color: color.text } } } },
  }),
);
export const gripIcon = style(component({ inlineSize: '1.25rem', blockSize: '1.25rem' }));

/** Takes no room until the keyboard, or a switch that works like one, is in the row. */
export const steps = style(
  component({
    display: 'inline-flex',
    inlineSize: 0,
    overflow: 'hidden',
    opacity: 0,
    selectors: { [`${row}:has(:focus-visible) &`]: { inlineSize: 'auto', overflow: 'visible', opacity: 1 } },
  }),
);
