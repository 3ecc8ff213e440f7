import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const accordion = style(
  component({ border: `1px solid ${color.line}`, borderRadius: vars.radius.card, backgroundColor: color.surface, overflow: 'hidden' }),
);
export const item = style(
  component({
    interpolateSize: 'allow-keywords',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.line}` },
      '&::details-content': {
        blockSize: 0,
        overflow: 'clip',
        transition: `block-size ${vars.duration.slow} ${vars.easing.out}, content-visibility ${vars.duration.slow} allow-discrete`,
      },
      '&[open]::details-content': { blockSize: 'auto' },
    },
    '@media': { [reducedMotion]: { selectors: { '&::details-content': { transition: 'none' } } } },
  }),
);
export const summary = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.control,
    overflowWrap: 'anywhere',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:active': { backgroundColor: color.active },
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.card },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:active)': { backgroundColor: color.hover } } },
      [forcedColors]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
  }),
);
export const chevron = style(
  component({
    flexShrink: 0,
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    color: color.textMuted,
    transition: `rotate ${vars.duration.normal} ${vars.easing.out}`,
    selectors: { '[open] > * > &': { rotate: '180deg' } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
export const content = style(component({ paddingInline: vars.space[4], paddingBlockEnd: vars.space[4], color: color.textMuted }));
