import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const rule = `1px solid ${vars.color.line}`;

export const horizontal = style(component({ border: 0, borderBlockStart: rule, inlineSize: '100%' }));
export const vertical = style(component({ border: 0, borderInlineStart: rule, alignSelf: 'stretch', minBlockSize: '1em' }));

const side = { content: '', flex: 1, borderBlockStart: rule };
export const labelled = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    '::before': side,
    '::after': side,
  }),
);
