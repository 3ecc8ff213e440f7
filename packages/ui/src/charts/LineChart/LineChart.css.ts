import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const band = style(
  component({
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'end',
    overflow: 'hidden',
    paddingInline: vars.space[1],
    color: color.textMuted,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.heading,
    textAlign: 'end',
    '@media': { [forcedColors]: { borderBlockStart: '1px dashed GrayText' } },
    selectors: { '&:nth-of-type(odd)': { backgroundColor: color.raised, printColorAdjust: 'exact' } },
  }),
);
