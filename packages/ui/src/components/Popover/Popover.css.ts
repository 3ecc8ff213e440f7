import { style } from '@vanilla-extract/css';
import { popup } from '../../internal/popup.ts';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const content = style(
  component({
    ...popup,
    padding: vars.space[4],
    borderRadius: vars.radius.card,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
  }),
);
