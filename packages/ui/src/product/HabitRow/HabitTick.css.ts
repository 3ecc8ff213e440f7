import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
const SIZE = '1.625rem';

/** As large as a fingertip, on every device: it is pressed every day. */
export const target = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { 'span&': { cursor: 'default' }, '&:active:not(span)': { backgroundColor: color.active } },
    '@media': { [canHover]: { selectors: { '&:hover:not(span)': { backgroundColor: color.hover } } } },
  }),
);

export const box = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    inlineSize: SIZE,
    blockSize: SIZE,
    border: `2px solid ${color.lineStrong}`,
    borderRadius: vars.radius.small,
    backgroundColor: color.surface,
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      // What is there already rises in the box; the words beside it say how much.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: 'calc(var(--share, 0) * 100%)',
        backgroundColor: color.accent.softActive,
        transition: `block-size ${vars.duration.slow} ${vars.easing.out}`,
      },
      '&[data-done], &:checked': { borderColor: color.accent.fill, backgroundColor: color.accent.fill },
      '&[data-done]::before': { backgroundColor: color.accent.fill },
    },
    '@media': {
      [reducedMotion]: { transition: 'none', selectors: { '&::before': { transition: 'none' } } },
      [forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        backgroundColor: 'Canvas',
        selectors: {
          '&::before': { display: 'none' },
          '&[data-done], &:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        },
      },
    },
  }),
);
export const input = style(component({ appearance: 'none', cursor: 'inherit' }));
export const resting = style(
  component({
    borderStyle: 'dashed',
    backgroundColor: 'transparent',
    color: color.textMuted,
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
);

export const drawing = style(
  component({
    position: 'absolute',
    // Over the border too, where it stands inside the box.
    inset: '-2px',
    margin: 'auto',
    inlineSize: SIZE,
    maxInlineSize: 'none',
    blockSize: SIZE,
    pointerEvents: 'none',
    fill: 'none',
    stroke: color.accent.onFill,
    strokeWidth: 2.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', stroke: 'HighlightText' } },
  }),
);
const done = ':is(:checked + svg, [data-done] > svg) > &';
export const tick = style(
  component({
    // Just over its own length, or the round cap would show as a dot.
    strokeDasharray: '1 2',
    strokeDashoffset: 1.2,
    selectors: { [done]: { strokeDashoffset: 0, transition: `stroke-dashoffset ${vars.duration.slow} ${vars.easing.out}` } },
    '@media': { [reducedMotion]: { selectors: { [done]: { transition: 'none' } } } },
  }),
);
