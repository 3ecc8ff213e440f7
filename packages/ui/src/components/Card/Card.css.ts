import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const card = recipe({
  base: component({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minInlineSize: 0,
    padding: space[5],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    color: color.text,
  }),
  variants: {
    tone: {
      plain: component({ backgroundColor: color.surface, boxShadow: vars.shadow.low }),
      soft: component({ backgroundColor: color.accent.soft, borderColor: 'transparent' }),
      sun: component({ backgroundColor: color.sun.soft, borderColor: 'transparent', color: color.sun.onSoft }),
    },
  },
});

export const header = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[4],
    rowGap: space[1],
    // A button on a line of its own keeps clear of the title.
    selectors: { '&:has(> div :is(a, button))': { rowGap: space[3] } },
  }),
);
/** Muted words stay readable on the soft grounds too. */
export const aside = style(component({ color: 'inherit', fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }));
export const mutedAside = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' }));
