import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const page = style(
  component({
    display: 'grid',
    gap: vars.space[8],
    maxInlineSize: '44rem',
    marginInline: 'auto',
    paddingBlock: vars.space[12],
    paddingInline: vars.space[5],
    selectors: { '&:focus': { outline: 'none' } },
  }),
);
export const head = style(component({ display: 'grid', gap: vars.space[2] }));
export const summary = style(
  component({
    display: 'grid',
    gap: vars.space[3],
    marginBlockStart: vars.space[3],
    padding: vars.space[5],
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.accent.soft,
    color: vars.color.accent.onSoft,
  }),
);
export const contents = style(component({ fontSize: vars.fontSize.sm }));
export const contentsTitle = style(component({ fontWeight: vars.fontWeight.semibold }));
export const contentsList = style(component({ paddingInlineStart: vars.space[5], marginBlockStart: vars.space[2] }));
export const anchor = style(
  component({ display: 'inline-block', paddingBlock: vars.space[1], color: vars.color.accent.text, textUnderlineOffset: '0.2em' }),
);
export const section = style(component({ display: 'grid', gap: vars.space[3], scrollMarginBlockStart: vars.space[5] }));
export const prose = style(component({ display: 'grid', gap: vars.space[3], overflowWrap: 'anywhere' }));
globalStyle(`${prose} ul, ${prose} ol`, component({ paddingInlineStart: vars.space[5], display: 'grid', gap: vars.space[1] }));
export const foot = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    paddingBlockStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
