import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const link = style(
  component({
    position: 'fixed',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    zIndex: vars.z.toast,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[4],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.inverse,
    color: vars.color.onInverse,
    fontWeight: vars.fontWeight.semibold,
    textDecoration: 'none',
    boxShadow: vars.shadow.high,
    selectors: {
      '&:not(:focus)': { transform: 'translateY(calc(-100% - 2rem))' },
      '&:hover': { textDecoration: 'underline' },
      '&:active': { textDecorationThickness: '2px' },
    },
    '@media': { [forcedColors]: { borderColor: 'LinkText' } },
  }),
);
