import { style, styleVariants } from '@vanilla-extract/css';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { component, type LayerRule } from '../../styles/layers.ts';
import { canHover, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const selector = style(component({ containerType: 'inline-size' }));
export const title = style(component({ marginBlockEnd: vars.space[4] }));
export const hiddenTitle = hidden;
export const group = styleVariants(
  {
    grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))', gap: vars.space[3] },
    row: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] },
  } satisfies Record<string, LayerRule>,
  (rule) => component(rule),
);
export const radio = style([hidden]);

const choice: LayerRule = {
  position: 'relative',
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:active': { backgroundColor: vars.color.active },
    '&:has(:checked)': {
      borderColor: vars.color.accent.fill,
      backgroundColor: vars.color.accent.soft,
      boxShadow: `0 0 0 1px ${vars.color.accent.fill}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:checked))': { backgroundColor: vars.color.hover } } },
    [forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
};
export const card = style(
  component({ ...choice, display: 'flex', gap: vars.space[4], padding: vars.space[4], borderRadius: vars.radius.card }),
);
export const chip = style(
  component({
    ...choice,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.touch,
    paddingInline: `${vars.space[2]} ${vars.space[4]}`,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
  }),
);
export const words = style(component({ display: 'grid', gap: 2, justifyItems: 'start', alignContent: 'start', minInlineSize: 0 }));
export const archetype = style(component({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium }));
export const example = style(component({ marginBlock: vars.space[1], fontSize: vars.fontSize.sm, textWrap: 'pretty' }));
