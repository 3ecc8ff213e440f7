import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { dropFromEdge } from '../../internal/appear.css.ts';
import { CHAT_EDGE } from '../../internal/chat-edge.ts';
import { component } from '../../styles/layers.ts';
import { forcedColors, phone, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

/** Above this a phone's full-screen dialog says what it is and closes; the action at its foot is out of reach anyway. */
const DIALOG_HEADER = '5.5rem';
/** Height of the bar over every page: its buttons, Help now among them, are never covered. */
const PAGE_BAR = '4rem';
const hasDialog = 'body:has([aria-modal="true"]) > &';
/** The chat, with no dialog over it. */
const hasChat = 'body:has([data-size="chat"]):not(:has([aria-modal="true"]:not([data-size="chat"]))) > &';
/** Heights of what stands above the messages of the chat: its header, and on phones a line with Help now below that. */
const CHAT_HEADER = '6rem';
const PHONE_CHAT_HEADER = '8.75rem';

export const host = style(
  component({
    position: 'fixed',
    insetBlockStart: `calc(${PAGE_BAR} + ${vars.space[2]} + env(safe-area-inset-top, 0px))`,
    // The bar cannot be used under a dialog; the dialog's own header can.
    selectors: {
      [hasDialog]: { insetBlockStart: `max(${vars.space[4]}, env(safe-area-inset-top))` },
      // Over the messages, which stay where they are: neither its header nor its composer may be covered.
      [hasChat]: { insetBlockStart: `calc(${CHAT_EDGE} + ${CHAT_HEADER} + ${vars.space[2]})` },
    },
    '@media': {
      [phone]: {
        selectors: {
          [hasDialog]: { insetBlockStart: `calc(${DIALOG_HEADER} + env(safe-area-inset-top, 0px))` },
          [hasChat]: { insetBlockStart: `calc(${PHONE_CHAT_HEADER} + ${vars.space[2]} + env(safe-area-inset-top, 0px))` },
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
export const viewport = style(component({ display: 'grid', gap: vars.space[2], listStyle: 'none', outline: 'none' }));

export const toast = recipe({
  base: component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '3.25rem',
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.high,
    pointerEvents: 'auto',
    touchAction: 'none',
    selectors: {
      '&[data-state="open"]': { animation: `${dropFromEdge} ${vars.duration.slow} ${vars.easing.out}` },
      '&[data-swipe="move"]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
      '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${vars.duration.fast} ${vars.easing.out}` },
    },
    '@media': {
      [reducedMotion]: { selectors: { '&[data-state]': { animation: 'none' }, '&[data-swipe]': { transition: 'none' } } },
      [forcedColors]: { borderColor: 'CanvasText' },
    },
  }),
  variants: {
    tone: {
      neutral: {},
      success: {},
      award: {},
      danger: component({ borderColor: vars.color.danger.text }),
    },
  },
});

export const glyph = style(component({ display: 'inline-flex', fontSize: vars.size.icon }));
globalStyle(`${glyph} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));

export const icon = recipe({
  base: component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.full,
    fontSize: vars.size.icon,
  }),
  variants: {
    tone: {
      neutral: component({ backgroundColor: vars.color.accent.soft, color: vars.color.accent.onSoft }),
      success: component({ backgroundColor: vars.color.success.soft, color: vars.color.success.onSoft }),
      award: component({ backgroundColor: vars.color.sun.fill, color: vars.color.sun.onFill }),
      danger: component({ backgroundColor: vars.color.danger.soft, color: vars.color.danger.onSoft }),
    },
  },
});

export const text = style(component({ flex: 1, minInlineSize: 0, paddingBlock: vars.space[1], overflowWrap: 'anywhere' }));
export const title = recipe({
  base: component({ fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.control }),
  variants: {
    /** Somebody else's words may be long: screen readers say all of them, and the toast leads to them. */
    short: { true: component({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }) },
  },
});
export const description = style(component({ marginBlockStart: '2px', color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
