import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const line = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3], minBlockSize: '1.5rem' }),
);
export const words = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-state="failed"]': { color: vars.color.danger.text, fontWeight: vars.fontWeight.medium } },
  }),
);
export const icon = style(component({ display: 'inline-flex', flex: 'none' }));
