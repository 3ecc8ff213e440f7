import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, type LayerRule } from '../../styles/layers.ts';
import { forcedColors, phone, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import { fadeIn, fadeOut, riseFromEdge, settle, sink, sinkToEdge } from '../appear.css.ts';
import { CHAT_EDGE } from '../chat-edge.ts';
import { TOAST_ROOM } from '../toast-room.ts';

const still = { [reducedMotion]: { selectors: { '&[data-state]': { animation: 'none' } } } };

/** Exits end before the one-second focus window, so that both never overlap. */
const appear = (open: string, closed: string): LayerRule => ({
  selectors: {
    '&[data-state="open"]': { animation: `${open} ${vars.duration.slow} ${vars.easing.out}` },
    '&[data-state="closed"]': { animation: `${closed} ${vars.duration.fast} ${vars.easing.out}` },
  },
});

export const scrim = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    backgroundColor: vars.color.scrim,
    ...appear(fadeIn, fadeOut),
    '@media': still,
  }),
);

/** Where the upper edge of a dialog stays that grows and shrinks. */
const TOP = '12dvh';

/** Kept free above and below: toasts stand there, and never over the head with its way to help. */
const EDGE = `(var(${TOAST_ROOM}, 0px) + ${vars.space[6]})`;

/** Room between header and body in which toasts stand; only where a dialog fills the screen and they can neither stand beside it nor lie over it. */
const toastRoom = createVar();

const fullScreen: LayerRule = {
  vars: { [toastRoom]: `calc(var(${TOAST_ROOM}, 0px) + min(var(${TOAST_ROOM}, 0px), ${vars.space[4]}))` },
  inlineSize: '100%',
  maxInlineSize: 'none',
  minBlockSize: 0,
  blockSize: '100dvh',
  maxBlockSize: 'none',
  border: 0,
  borderRadius: 0,
  ...appear(riseFromEdge, sinkToEdge),
};
const sheet = { '@media': { [phone]: fullScreen } };
const wide = (inlineSize: string) => component({ inlineSize, ...sheet });

export const panel = recipe({
  base: component({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    display: 'flex',
    flexDirection: 'column',
    blockSize: 'fit-content',
    maxInlineSize: `calc(100vw - 2 * ${vars.space[4]})`,
    maxBlockSize: `calc(100dvh - 2 * ${EDGE})`,
    margin: 'auto',
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.dialog,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.high,
    // What the primitive sets by script a moment later, so that nothing in it has to be computed again.
    pointerEvents: 'auto',
    ...appear(settle, sink),
    '@media': { ...still, [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    size: {
      alert: component({
        inlineSize: '26rem',
        '@media': {
          [phone]: {
            insetBlockStart: 'auto',
            inlineSize: '100%',
            maxInlineSize: 'none',
            marginBlockEnd: 0,
            borderWidth: '1px 0 0',
            borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
            ...appear(riseFromEdge, sinkToEdge),
          },
        },
      }),
      sm: wide('28rem'),
      md: wide('36rem'),
      lg: wide('52rem'),
      chat: component({
        inlineSize: '56rem',
        insetBlock: CHAT_EDGE,
        blockSize: 'auto',
        minBlockSize: '400px',
        maxBlockSize: 'none',
        // Toasts lie over its messages: what is being read must not move.
        '@media': { [phone]: { ...fullScreen, vars: { [toastRoom]: '0px' }, insetBlock: 0 } },
      }),
    },
    placement: {
      center: {},
      top: component({
        marginBlock: `${TOP} auto`,
        maxBlockSize: `calc(100dvh - ${TOP} - ${vars.space[6]})`,
        '@media': { [phone]: { marginBlock: 0, maxBlockSize: 'none' } },
      }),
    },
  },
});

export const media = style(component({ flexShrink: 0, position: 'relative' }));

export const header = recipe({
  base: component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    flexShrink: 0,
    paddingBlock: vars.space[5],
    paddingInline: vars.space[6],
    '@media': { [phone]: { padding: vars.space[4] } },
  }),
  variants: {
    hidden: {
      true: component({
        // Only the close button stays to be seen, over whatever the dialog draws there.
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        zIndex: 1,
        padding: vars.space[3],
      }),
      false: {},
    },
    /** On phones the description has the whole width, below the title and the buttons beside it. */
    stacked: { true: component({ '@media': { [phone]: { flexWrap: 'wrap', rowGap: vars.space[1] } } }), false: {} },
    titleBelow: {
      true: component({ flexDirection: 'column-reverse', '@media': { [phone]: { flexWrap: 'nowrap', rowGap: vars.space[3] } } }),
      false: {},
    },
  },
});

export const leading = style(component({ flexShrink: 0, alignSelf: 'center' }));
export const titles = recipe({
  base: component({ flex: 1, minInlineSize: 0 }),
  variants: { stacked: { true: component({ '@media': { [phone]: { display: 'contents' } } }), false: {} } },
});
export const title = style(
  component({
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    textWrap: 'balance',
    flex: 1,
    minInlineSize: 0,
  }),
);
export const description = style(
  component({
    marginBlockStart: vars.space[1],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.md,
    '@media': { [phone]: { order: 1, flexBasis: '100%', marginBlockStart: 0 } },
  }),
);
export const actions = style(
  component({
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: vars.space[1],
    // The icons line up with the text beside them, not their invisible targets.
    marginBlock: `calc(-1 * ${vars.space[2]})`,
    marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
    selectors: { [`${header.classNames.variants.titleBelow.true} > &`]: { alignSelf: 'flex-end' } },
  }),
);

export const body = recipe({
  base: component({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    marginBlockStart: fallbackVar(toastRoom, '0px'),
  }),
  variants: {
    padding: {
      normal: component({
        paddingInline: vars.space[6],
        paddingBlockEnd: vars.space[6],
        '@media': { [phone]: { paddingInline: vars.space[4] } },
        selectors: { '&:empty': { display: 'none' } },
      }),
      none: component({ display: 'flex', flexDirection: 'column' }),
    },
    /** Nothing stands above it. */
    first: { true: component({ paddingBlockStart: vars.space[6] }) },
  },
});

export const footer = style(
  component({
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [phone]: {
        paddingInline: vars.space[4],
        paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
      },
    },
  }),
);
// Wide targets where the thumb is.
globalStyle(`${footer} > *`, component({ '@media': { [phone]: { flexGrow: 1 } } }));
