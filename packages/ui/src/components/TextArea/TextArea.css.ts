import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, type LayerRule } from '../../styles/layers.ts';
import { forcedColors, growsWithText } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import { controlFrame } from '../Field/control.ts';

const focused = '&:has(textarea:focus)';
const { [forcedColors]: forced, ...otherMedia } = controlFrame['@media'];

/** What text area and twin share, so that both break their lines alike. The twin stands where fields cannot grow by themselves. */
const text: LayerRule = {
  gridArea: '1 / 1',
  minInlineSize: 0,
  minBlockSize: `calc(var(--min-rows) * 1lh + 2 * ${vars.space[2]})`,
  maxBlockSize: `calc(var(--max-rows) * 1lh + 2 * ${vars.space[2]})`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  font: 'inherit',
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
};

export const frame = style(
  component({
    ...controlFrame,
    display: 'grid',
    selectors: {
      ...controlFrame.selectors,
      [focused]: { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` },
    },
    '@supports': {
      [`not ${growsWithText}`]: {
        selectors: { '&::after': { ...text, content: 'attr(data-twin) " "', visibility: 'hidden', overflow: 'hidden' } },
      },
    },
    '@media': {
      ...otherMedia,
      [forcedColors]: { ...forced, selectors: { ...forced.selectors, [focused]: { outline: '2px solid Highlight' } } },
    },
  }),
);

export const area = style(
  component({
    ...text,
    fieldSizing: 'content',
    border: 0,
    background: 'none',
    color: 'inherit',
    outline: 'none',
    overflowY: 'auto',
    resize: 'none',
    selectors: { '&:disabled': { cursor: 'inherit' } },
  }),
);

export const counter = recipe({
  base: component({ flexShrink: 0, color: vars.color.textMuted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }),
  variants: { full: { true: component({ color: vars.color.danger.text, fontWeight: vars.fontWeight.semibold }) } },
});
