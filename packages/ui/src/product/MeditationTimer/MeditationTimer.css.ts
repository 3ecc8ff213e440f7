import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const timer = style(component({ display: 'grid', justifyItems: 'center', gap: space[6], minInlineSize: 0, textAlign: 'center' }));
export const head = style(component({ display: 'grid', gap: space[1] }));
export const quiet = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm }));
export const controls = style(component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] }));
export const setup = style(component({ display: 'grid', gap: space[5], inlineSize: 'min(100%, 24rem)', textAlign: 'start' }));
export const done = style(component({ display: 'grid', justifyItems: 'center', gap: space[3], paddingBlock: space[8] }));
export const seal = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '5rem',
    blockSize: '5rem',
    marginBlockEnd: space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    backgroundColor: color.sun.soft,
    color: color.sun.onSoft,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const sat = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize['2xl'],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
  }),
);
export const error = style(component({ color: color.danger.text, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium }));
