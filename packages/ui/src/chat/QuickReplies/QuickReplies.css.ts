import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const group = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minInlineSize: 0 }));
/** Half of its height in one line is its corner; several lines keep the same. */
export const choice = style(
  component({
    minInlineSize: vars.size.touch,
    maxInlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: `calc(${vars.size.touch} / 2)`,
    backgroundColor: color.surface,
    color: color.text,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.control,
    textAlign: 'start',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
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
