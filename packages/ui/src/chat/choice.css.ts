import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../styles/media.ts';
import { vars } from '../themes/contract.css.ts';

const { color } = vars;

/** How something looks that the member may say by one tap: its frame, and what it does when pointed at or disabled. */
export const choice = style(
  component({
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    border: `1px solid ${color.lineStrong}`,
    backgroundColor: color.surface,
    color: color.text,
    lineHeight: vars.lineHeight.control,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&:disabled': { backgroundColor: color.disabledFill, borderColor: 'transparent', color: color.disabledText, cursor: 'not-allowed' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: color.hover, borderColor: color.accent.fill } } },
      [reducedMotion]: { transition: 'none' },
      [forcedColors]: { borderColor: 'ButtonText', selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
    },
  }),
);
