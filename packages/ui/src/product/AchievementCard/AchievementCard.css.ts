import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const card = style(
  component({
    display: 'flex',
    gap: vars.space[4],
    padding: vars.space[4],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const pile = style(component({ flex: 'none', inlineSize: '3.5rem', blockSize: '3.5rem' }));
export const sun = style(component({ fill: vars.color.sun.fill }));
export const dim = style(component({ fill: vars.color.raised }));
export const stone = style(component({ fill: vars.color.path }));
export const openStone = style(component({ fill: vars.color.lineStrong }));
export const question = style(
  component({ fill: vars.color.textMuted, fontFamily: vars.font.heading, fontSize: '1.75rem', fontWeight: vars.fontWeight.semibold }),
);
export const words = style(component({ display: 'grid', flex: 1, gap: vars.space[1], minInlineSize: 0, alignContent: 'start' }));
export const facts = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], marginBlockStart: vars.space[1] }),
);
