import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const field = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 }));

const name = {
  color: vars.color.text,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.control,
  overflowWrap: 'anywhere',
} as const;
export const label = style(component(name));
/** A legend takes no part in the flex gap of its fieldset. */
export const legend = style(component({ ...name, marginBlockEnd: vars.space[2] }));
export const required = style(
  component({
    marginInlineStart: vars.space[1],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.regular,
  }),
);

export const notes = style(
  component({
    display: 'flex',
    gap: vars.space[3],
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const noteTexts = style(component({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' }));
export const help = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
export const error = style(
  component({
    display: 'flex',
    gap: vars.space[2],
    color: vars.color.danger.text,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
  }),
);
/** As high as one line of the text beside it, whatever its size. */
export const errorIcon = style(component({ flexShrink: 0, inlineSize: '1em', blockSize: '1lh' }));
