import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { canHover } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const list = style(component({ display: 'flex', flexDirection: 'column', inlineSize: '100%', minInlineSize: 0 }));

export const item = recipe({
  base: component({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[2],
    minBlockSize: '3.5rem',
    paddingBlock: space[3],
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
  }),
  variants: {
    pressable: {
      true: component({
        // The ground reaches a little beyond the words, so that these stay in line with the heading above.
        '::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInline: `calc(${space[2]} * -1)`,
          borderRadius: vars.radius.small,
        },
        '@media': { [canHover]: { selectors: { '&:hover::before': { backgroundColor: color.hover } } } },
        selectors: { '&:active::before': { backgroundColor: color.active } },
      }),
    },
    selected: { true: component({ selectors: { '&::before, &:hover::before': { backgroundColor: color.accent.soft } } }) },
  },
});

export const start = style(component({ position: 'relative', display: 'inline-flex', flexShrink: 0 }));
export const words = style(
  component({
    position: 'relative',
    display: 'block',
    flex: '1 1 9rem',
    minInlineSize: 0,
    textAlign: 'start',
    color: 'inherit',
    textDecoration: 'none',
  }),
);
export const title = style(component({ display: 'block', fontWeight: vars.fontWeight.medium, lineHeight: 1.4, overflowWrap: 'anywhere' }));
export const description = style(
  component({ display: 'block', color: color.textMuted, fontSize: vars.fontSize.sm, lineHeight: 1.45, overflowWrap: 'anywhere' }),
);
export const end = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    marginInlineStart: 'auto',
    flexShrink: 0,
    maxInlineSize: '100%',
  }),
);

/** Stretches the one link or button over the whole row; what stands at the end lies above it. */
export const press = style(
  component({
    font: 'inherit',
    cursor: 'pointer',
    '::after': { content: '', position: 'absolute', insetBlock: 0, insetInline: 0 },
  }),
);
