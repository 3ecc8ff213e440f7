import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

/** From this width of the hero on, words stand beside the land, not above it. */
const beside = '(min-width: 860px)';

export const frame = style(component({ containerType: 'inline-size' }));
export const hero = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column-reverse',
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.dialog,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
    '@container': { [beside]: { minBlockSize: '13.5rem', flexDirection: 'column', justifyContent: 'center' } },
  }),
);
export const land = style(
  component({
    blockSize: '9rem',
    '@container': { [beside]: { position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: '13.5rem' } },
  }),
);
export const words = style(
  component({
    position: 'relative',
    padding: vars.space[5],
    paddingBlockEnd: 0,
    '@container': { [beside]: { maxInlineSize: '52%', padding: vars.space[8] } },
  }),
);
export const date = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
export const greeting = style(
  component({
    marginBlock: `${vars.space[1]} ${vars.space[2]}`,
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize['2xl'],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    '@container': { [beside]: { fontSize: vars.fontSize['3xl'] } },
  }),
);
export const line = style(component({ color: vars.color.textMuted, fontSize: vars.fontSize.md, textWrap: 'pretty' }));
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[5] }));
