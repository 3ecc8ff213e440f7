import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors, phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const empty = style(
  component({ paddingBlock: vars.space[8], color: vars.color.textMuted, textAlign: 'center', textWrap: 'balance' }),
);
export const list = style(
  component({ display: 'grid', gap: vars.space[1], listStyle: 'none', marginInline: `calc(-1 * ${vars.space[3]})` }),
);
export const item = recipe({
  base: component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    paddingInlineEnd: vars.space[1],
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
  }),
  variants: {
    current: {
      true: component({
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        '@media': { [forcedColors]: { borderColor: 'Highlight' } },
      }),
      false: component({ '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } } } }),
    },
  },
});
export const open = style(
  component({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[3],
    borderRadius: vars.radius.control,
    cursor: 'pointer',
  }),
);
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const texts = style(component({ flex: 1, minInlineSize: 0, display: 'grid' }));
export const title = style(
  component({
    ...line,
    fontWeight: vars.fontWeight.semibold,
    // Beside its buttons a phone has little room for one line.
    '@media': { [phone]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, whiteSpace: 'normal' } },
  }),
);
export const facts = style(
  component({
    ...line,
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
    selectors: { [`${item.classNames.variants.current.true} &`]: { color: 'inherit' } },
  }),
);
/** What was said where the words of a search stand. */
export const excerpt = style(
  component({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: vars.fontSize.sm,
  }),
);
/** Heavier as well: colour alone says nothing to everybody. */
export const mark = style(
  component({
    borderRadius: '3px',
    backgroundColor: vars.color.sun.soft,
    color: vars.color.sun.onSoft,
    fontWeight: vars.fontWeight.semibold,
    '@media': { [forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
  }),
);
export const found = style(
  component({
    paddingBlock: vars.space[6],
    color: vars.color.textMuted,
    textAlign: 'center',
    selectors: { '&:empty': { padding: vars.space[1] } },
  }),
);
export const heading = style(
  component({
    paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    color: vars.color.textMuted,
  }),
);
export const further = style(
  component({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    textAlign: 'center',
  }),
);
export const furtherNote = style(
  component({
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    textWrap: 'balance',
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const rename = style(
  component({ flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'center', gap: vars.space[1], padding: vars.space[2] }),
);
export const renameField = style(component({ flex: 1, minInlineSize: 0 }));
/** The place of a conversation that was deleted. */
export const deleted = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    color: vars.color.textMuted,
  }),
);
export const deletedWords = style(component({ ...line, minInlineSize: 0 }));
/** Marks a conversation whose guide sees no records, before its title. */
export const incognito = style(
  component({ display: 'inline-flex', verticalAlign: '-0.125em', marginInlineEnd: vars.space[1], color: vars.color.textMuted }),
);
