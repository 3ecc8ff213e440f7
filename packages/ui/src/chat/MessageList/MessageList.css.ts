import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const frame = style(component({ position: 'relative', flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' }));
export const scroller = style(
  component({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[6],
    backgroundColor: vars.color.page,
    '@media': { [phone]: { padding: vars.space[4] } },
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
);
/** Short conversations stand at the bottom, near the composer. */
export const rows = style(
  component({ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', gap: vars.space[5], minBlockSize: '100%' }),
);
export const virtual = style(component({ position: 'relative', inlineSize: '100%' }));
export const virtualRow = style(component({ position: 'absolute', insetInline: 0, insetBlockStart: 0, paddingBlockEnd: vars.space[5] }));
export const opening = style(
  component({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[3],
    minBlockSize: '100%',
    textAlign: 'center',
  }),
);
export const name = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
  }),
);
export const text = style(component({ maxInlineSize: '46ch', color: vars.color.textMuted, textWrap: 'pretty' }));
export const jump = style(
  component({ position: 'absolute', insetInline: 0, insetBlockEnd: vars.space[3], marginInline: 'auto', inlineSize: 'fit-content' }),
);
