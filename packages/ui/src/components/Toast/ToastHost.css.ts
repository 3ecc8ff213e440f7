import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

/** Above this a phone's full-screen dialog says what it is and closes; the action at its foot is out of reach anyway. */
const DIALOG_HEADER = '5.5rem';
/** Height of the bar over every page: its buttons, Help now among them, are never covered. */
const PAGE_BAR = '4rem';
const hasDialog = 'body:has([aria-modal="true"]) > &';

export const host = style(
  component({
    position: 'fixed',
    insetBlockStart: `calc(${PAGE_BAR} + ${vars.space[2]} + env(safe-area-inset-top, 0px))`,
    // The bar cannot be used under a dialog; the dialog's own header can.
    selectors: { [hasDialog]: { insetBlockStart: `max(${vars.space[4]}, env(safe-area-inset-top))` } },
    '@media': {
      [phone]: {
        selectors: {
          [hasDialog]: { insetBlockStart: `calc(${DIALOG_HEADER} + env(safe-area-inset-top, 0px))` },
        },
      },
    },
    insetInline: 0,
    zIndex: vars.z.toast,
    display: 'grid',
    gap: vars.space[2],
    inlineSize: `min(28rem, calc(100vw - 2 * ${vars.space[4]}))`,
    marginInline: 'auto',
    // Only the toasts themselves stand in the way of what lies under them, over a dialog's blocked page as well.
    pointerEvents: 'none',
  }),
);
/** Toasts below each other. */
export const list = style(component({ display: 'grid', gap: vars.space[2], listStyle: 'none', outline: 'none' }));
/** A toast without the code that draws toasts: a banner that lies over the page. */
export const plain = style(component({ borderRadius: vars.radius.control, boxShadow: vars.shadow.high, pointerEvents: 'auto' }));
