import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const FADE = '2.5rem';
const faded = (towards: string) => ({ maskImage: `linear-gradient(to ${towards}, currentColor calc(100% - ${FADE}), transparent)` });
const fadedAtBoth = `linear-gradient(to right, transparent, currentColor ${FADE}, currentColor calc(100% - ${FADE}), transparent)`;

export const room = style(component({ minInlineSize: 0 }));
/** The row of the room's own tabs, which fades at an end behind which there are more. */
const row = `${room} > * > [role="tablist"]`;
// What gets focus stands clear of the fade.
globalStyle(row, component({ scrollPaddingInline: FADE }));
// A short word is as easy to hit as a long one.
globalStyle(`${row} > [role="tab"]`, component({ minInlineSize: vars.size.touch, justifyContent: 'center' }));
globalStyle(`${row}[data-more="left"]`, component(faded('left')));
globalStyle(`${row}[data-more="right"]`, component(faded('right')));
globalStyle(`${row}[data-more="both"]`, component({ maskImage: fadedAtBoth }));

/** The switch and the link in one line, also on the smallest phone. */
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[5] }));
