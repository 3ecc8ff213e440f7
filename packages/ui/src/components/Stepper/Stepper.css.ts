import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
const MARKER = '1.75rem';
/** Where the words of a row of steps no longer fit beside each other. */
const narrow = '(max-width: 560px)';

export const root = style(component({ containerType: 'inline-size', minInlineSize: 0 }));

export const compact = style(
  component({
    display: 'none',
    marginBlockEnd: space[2],
    '@container': { [narrow]: { display: 'grid', gap: '2px' } },
  }),
);
export const compactCount = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }));
export const compactLabel = style(
  component({ fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.control, overflowWrap: 'anywhere' }),
);

export const list = recipe({
  base: component({ display: 'flex' }),
  variants: {
    orientation: {
      horizontal: component({ alignItems: 'flex-start', '@container': { [narrow]: { gap: space[1] } } }),
      vertical: component({ flexDirection: 'column' }),
    },
  },
});

/** Takes the colour of what has been walked. */
const walked = createVar();
const line = `2px solid ${walked}`;

/** The line runs from each marker towards the next one; in a narrow place it is all that is drawn of a step. */
export const item = recipe({
  base: component({ position: 'relative', minInlineSize: 0 }),
  variants: {
    orientation: {
      horizontal: component({
        flex: '1 1 0',
        selectors: {
          '&:not(:last-child)::after': {
            content: '""',
            position: 'absolute',
            insetBlockStart: `calc(${MARKER} / 2 - 1px)`,
            insetInlineStart: `calc(50% + ${MARKER} / 2 + ${space[2]})`,
            insetInlineEnd: `calc(-50% + ${MARKER} / 2 + ${space[2]})`,
            borderBlockStart: line,
          },
        },
        '@container': {
          [narrow]: {
            display: 'flex',
            alignItems: 'center',
            minBlockSize: '1.5rem',
            selectors: {
              '&:nth-child(n)::after': {
                content: '""',
                position: 'static',
                flex: 1,
                borderBlockStart: `4px solid ${walked}`,
                borderRadius: vars.radius.full,
              },
            },
          },
        },
      }),
      vertical: component({
        paddingBlockEnd: space[5],
        selectors: {
          '&:last-child': { paddingBlockEnd: 0 },
          '&:not(:last-child)::after': {
            content: '""',
            position: 'absolute',
            insetBlockStart: `calc(${MARKER} + ${space[1]})`,
            insetBlockEnd: space[1],
            insetInlineStart: `calc(${MARKER} / 2 - 1px)`,
            borderInlineStart: line,
          },
        },
      }),
    },
    state: {
      done: component({ vars: { [walked]: color.accent.fill } }),
      current: component({ vars: { [walked]: color.line }, '@container': { [narrow]: { vars: { [walked]: color.accent.fill } } } }),
      ahead: component({ vars: { [walked]: color.line } }),
    },
  },
});

export const step = recipe({
  base: component({ display: 'flex', gap: space[2], inlineSize: '100%', minInlineSize: 0 }),
  variants: {
    orientation: {
      horizontal: component({
        flexDirection: 'column',
        alignItems: 'center',
        paddingInline: space[1],
        textAlign: 'center',
        '@container': { [narrow]: { position: 'absolute', inset: 0 } },
      }),
      vertical: component({ alignItems: 'flex-start', gap: space[3], textAlign: 'start' }),
    },
  },
});

export const press = style(
  component({
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);

export const marker = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: MARKER,
    blockSize: MARKER,
    border: '2px solid transparent',
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  }),
  variants: {
    orientation: { horizontal: component({ '@container': { [narrow]: { display: 'none' } } }), vertical: {} },
    state: {
      done: component({
        backgroundColor: color.accent.fill,
        color: color.accent.onFill,
        '@media': { [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText', color: 'Canvas' } },
      }),
      current: component({
        borderColor: color.accent.fill,
        backgroundColor: color.surface,
        color: color.accent.text,
        '@media': { [forcedColors]: { borderColor: 'Highlight' } },
      }),
      ahead: component({
        borderColor: color.lineStrong,
        backgroundColor: color.surface,
        color: color.textMuted,
        '@media': { [forcedColors]: { borderColor: 'GrayText' } },
      }),
    },
  },
});
export const tick = style(component({ inlineSize: '1rem', blockSize: '1rem', strokeWidth: 3 }));

export const words = recipe({
  base: component({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' }),
  variants: {
    orientation: {
      // Still read by screen readers where only the lines are seen.
      horizontal: component({
        '@container': { [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
      }),
      vertical: component({ paddingBlock: '0.2rem' }),
    },
  },
});
export const label = recipe({
  base: component({ fontSize: vars.fontSize.sm, lineHeight: 1.35 }),
  variants: {
    state: {
      done: component({ color: color.text }),
      current: component({ color: color.text, fontWeight: vars.fontWeight.semibold }),
      ahead: component({ color: color.textMuted }),
    },
  },
});
export const description = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, lineHeight: 1.45 }));
