import { style } from '@vanilla-extract/css';
import { choiceLine, choiceText } from '../../internal/choice.ts';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
const SIZE = '1.375rem';

export const field = style(component({ display: 'grid', minInlineSize: 0 }));
export const line = style(component({ ...choiceLine, justifySelf: 'start', maxInlineSize: '100%' }));
/** Under the words, not under the box. */
export const notes = style(
  component({
    paddingInlineStart: `calc(${SIZE} + ${vars.space[3]})`,
    // As close to its words as the help of a radio button.
    selectors: { '&:not(:empty)': { marginBlockStart: `calc(-1 * ${vars.space[1]})` } },
  }),
);
export const text = style(component(choiceText));
export const box = style(component({ position: 'relative', flexShrink: 0, inlineSize: SIZE, blockSize: SIZE }));

export const input = style(
  component({
    appearance: 'none',
    display: 'block',
    inlineSize: SIZE,
    blockSize: SIZE,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: vars.radius.small,
    backgroundColor: color.surface,
    cursor: 'inherit',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&:checked, &:indeterminate': { borderColor: color.accent.fill, backgroundColor: color.accent.fill },
      '&:active:not(:disabled)': { backgroundColor: color.active },
      '&:is(:checked, :indeterminate):active:not(:disabled)': { backgroundColor: color.accent.fillActive },
      '&[aria-invalid="true"]': { borderColor: color.danger.text },
      '&:disabled': { borderColor: color.disabledText, backgroundColor: color.disabledFill },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not(:disabled, :checked, :indeterminate, :active)': { backgroundColor: color.hover },
          '&:is(:checked, :indeterminate):hover:not(:disabled, :active)': { backgroundColor: color.accent.fillHover },
        },
      },
      [reducedMotion]: { transition: 'none' },
      [forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        backgroundColor: 'Canvas',
        selectors: {
          '&:checked, &:indeterminate': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
          '&[aria-invalid="true"]': { borderWidth: '2.5px', borderColor: 'CanvasText' },
          '&:disabled': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
        },
      },
    },
  }),
);

export const mark = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: SIZE,
    blockSize: SIZE,
    pointerEvents: 'none',
    fill: 'none',
    stroke: color.accent.onFill,
    strokeWidth: 2.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    selectors: { [`${input}:disabled + &`]: { stroke: color.disabledText } },
    '@media': {
      [forcedColors]: { stroke: 'HighlightText', selectors: { [`${input}:disabled + &`]: { stroke: 'GrayText' } } },
    },
  }),
);

export const tick = style(
  component({
    // Just over its own length, or the round cap would show as a dot.
    strokeDasharray: '1 2',
    strokeDashoffset: 1.2,
    selectors: {
      [`${input}:checked:not(:indeterminate) + svg > &`]: {
        strokeDashoffset: 0,
        transition: `stroke-dashoffset ${vars.duration.slow} ${vars.easing.out}`,
      },
    },
    '@media': { [reducedMotion]: { selectors: { [`${input}:checked + svg > &`]: { transition: 'none' } } } },
  }),
);
export const dash = style(
  component({ visibility: 'hidden', selectors: { [`${input}:indeterminate + svg > &`]: { visibility: 'visible' } } }),
);
