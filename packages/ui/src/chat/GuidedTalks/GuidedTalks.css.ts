import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;
/** Wide enough for two columns. */
const wide = '(min-width: 30rem)';

export const talks = style(
  component({ containerType: 'inline-size', display: 'grid', gap: vars.space[2], inlineSize: '100%', maxInlineSize: '40rem' }),
);
export const label = style(component({ color: color.textMuted, textWrap: 'pretty' }));
export const list = style(
  component({
    display: 'grid',
    gap: vars.space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
/** The odd one at the end takes the whole line. */
export const item = style(
  component({
    display: 'grid',
    '@container': { [wide]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
  }),
);
export const talk = style(
  component({
    display: 'grid',
    alignContent: 'center',
    gap: '0.125rem',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
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
export const name = style(component({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.medium }));
export const hint = style(
  component({ color: color.textMuted, fontSize: vars.fontSize.sm, selectors: { ':disabled > &': { color: 'inherit' } } }),
);
