import { style } from '@vanilla-extract/css';
import { popup } from '../../internal/popup.ts';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const panel = style(
  component({
    ...popup,
    inlineSize: 'min(21rem, calc(100vw - 1rem))',
    padding: vars.space[4],
    borderRadius: vars.radius.card,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
  }),
);
export const foot = style(
  component({
    display: 'flex',
    justifyContent: 'center',
    marginBlockStart: vars.space[3],
    paddingBlockStart: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
export const sheet = style(component({ display: 'grid', justifyItems: 'center' }));
