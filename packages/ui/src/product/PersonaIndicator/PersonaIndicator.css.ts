import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const chip = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '2.125rem',
    paddingInline: '0.3125rem 0.625rem',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:active, &[data-state="open"]': { backgroundColor: vars.color.active } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } },
      [forcedColors]: { borderColor: 'ButtonText' },
    },
  }),
);
