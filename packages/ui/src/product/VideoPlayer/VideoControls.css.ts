import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const bar = style(
  component({
    display: 'grid',
    gap: space[1],
    paddingBlock: `${space[1]} ${space[2]}`,
    paddingInline: space[3],
    backgroundColor: color.surface,
    color: color.text,
  }),
);
export const row = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }));
export const time = style(
  component({ color: color.textMuted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums', direction: 'ltr' }),
);
export const end = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' }));
export const volume = style(component({ display: 'inline-flex', alignItems: 'center' }));
/** Phones have keys for it. */
export const volumeBar = style(component({ inlineSize: '5rem', '@container': { '(max-width: 30rem)': { display: 'none' } } }));
export const speed = style(
  component({
    minBlockSize: vars.size.control,
    paddingInline: space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    color: color.text,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: color.hover } } } },
  }),
);
export const option = style(component({ backgroundColor: color.surface, color: color.text }));
