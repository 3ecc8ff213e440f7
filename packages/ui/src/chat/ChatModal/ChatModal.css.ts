import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const body = style(
  component({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, borderBlockStart: `1px solid ${vars.color.line}` }),
);
export const alert = style(component({ padding: vars.space[3], borderBlockEnd: `1px solid ${vars.color.line}` }));
export const center = style(
  component({
    flex: 1,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[4],
    padding: vars.space[6],
    color: vars.color.textMuted,
    textAlign: 'center',
    backgroundColor: vars.color.page,
  }),
);
export const guides = style(component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] }));
export const withPersona = style(component({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular }));
/** A phone's header has room for the title and four buttons, the way to help stands below it; the emblem stands beside each reply anyway. */
export const emblem = style({});
globalStyle(`div:has(> ${emblem})`, component({ '@media': { [phone]: { display: 'none' } } }));
export const notOnPhones = style(component({ '@media': { [phone]: { display: 'none' } } }));
export const subtitle = style(component({ fontSize: vars.fontSize.sm }));
export const onPhones = style(component({ display: 'none', flexShrink: 0, '@media': { [phone]: { display: 'inline-flex' } } }));
/** What the header of a phone has no room for. */
export const belowHeader = style(
  component({
    display: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingInlineStart: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    '@media': { [phone]: { display: 'flex' } },
  }),
);
export const announcement = hidden;
