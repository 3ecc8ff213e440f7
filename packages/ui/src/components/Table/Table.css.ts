import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, type LayerRule } from '../../styles/layers.ts';
import { canHover, coarsePointer, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
const padBlock = createVar();
/** Where a row of cells becomes a card. Only tables that want cards are a container of this name. */
const CARDS = 'ui-table-cards';
const narrow = `${CARDS} (max-width: 36rem)`;
const asCards = (rule: LayerRule): LayerRule => ({ '@container': { [narrow]: rule } });

export const root = recipe({
  base: component({ minInlineSize: 0 }),
  variants: {
    phone: {
      cards: component({ containerType: 'inline-size', containerName: CARDS }),
      lines: component({ containerType: 'inline-size', containerName: CARDS }),
      scroll: {},
    },
  },
});
const inLines = `${root.classNames.variants.phone.lines} &`;
/** Room beside the words of a row in lines: for its box before all of them, for its actions after the first. */
const BOX_ROOM = '2.5rem';
const ACTIONS_ROOM = '3rem';

export const scroller = recipe({
  base: component({ overflowX: 'auto' }),
  variants: { sticky: { true: component({ maxBlockSize: '70dvh', overflowY: 'auto', ...asCards({ maxBlockSize: 'none' }) }) } },
});

export const table = recipe({
  base: component({ inlineSize: '100%', fontSize: vars.fontSize.md, textAlign: 'start', ...asCards({ display: 'block' }) }),
  variants: {
    density: {
      regular: component({ vars: { [padBlock]: space[3] } }),
      dense: component({ vars: { [padBlock]: space[1] }, fontSize: vars.fontSize.sm }),
    },
    // Collapsed borders do not stick.
    sticky: { true: component({ borderCollapse: 'separate', borderSpacing: 0 }) },
  },
});

export const caption = style(
  component({
    paddingBlockEnd: space[3],
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    textAlign: 'start',
    ...asCards({ display: 'block' }),
  }),
);

export const head = style(component(asCards({ display: 'block' })));
export const headRow = style(
  component(asCards({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], paddingBlockEnd: space[2] })),
);

/** Out of sight and still a header. */
const unseen: LayerRule = { position: 'absolute', inlineSize: 1, blockSize: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' };

const headCell: LayerRule = {
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.control,
  verticalAlign: 'bottom',
  textAlign: 'start',
  selectors: {
    [`${table.classNames.variants.sticky.true} &`]: { position: 'sticky', insetBlockStart: 0, zIndex: 1, backgroundColor: color.surface },
  },
};

export const selectHeader = style(
  component({
    ...headCell,
    inlineSize: '2.875rem',
    paddingBlock: space[2],
    ...asCards({ inlineSize: 'auto', padding: space[2], border: 0 }),
  }),
);
export const header = recipe({
  base: component({ ...headCell }),
  variants: {
    kind: { text: {}, number: component({ textAlign: 'end' }) },
    sortable: {
      true: component({ paddingBlock: 0, ...asCards({ padding: 0, border: 0 }) }),
      false: component({ paddingBlock: space[2], ...asCards({ selectors: { '&&&': unseen } }) }),
    },
  },
});

export const sort = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: vars.size.controlSmall,
    // The words stay in line with the cells below.
    marginInline: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    borderRadius: vars.radius.small,
    fontWeight: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: { '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.text, fontWeight: vars.fontWeight.semibold } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { backgroundColor: color.hover, color: color.text } } },
      [coarsePointer]: { minBlockSize: vars.size.touch },
    },
    ...asCards({ marginInline: 0, border: `1px solid ${color.lineStrong}`, borderRadius: vars.radius.full, paddingInline: space[3] }),
  }),
);
export const sortIcon = style(component({ flexShrink: 0, inlineSize: '0.9375rem', blockSize: '0.9375rem' }));

export const body = style(component(asCards({ display: 'block' })));

export const row = style(
  component({
    selectors: {
      '&[data-selected]': { backgroundColor: color.accent.soft, color: color.accent.onSoft },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([data-selected], [aria-hidden])': { backgroundColor: color.hover } } },
      [forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
    ...asCards({
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: space[2],
      rowGap: space[1],
      paddingBlock: space[3],
      paddingInline: space[2],
      borderBlockStart: `1px solid ${color.line}`,
      // Nothing to tick and nothing to mark: the words begin where the caption does.
      selectors: {
        '&:not(:has(input))': { columnGap: 0, paddingInline: 0 },
        [inLines]: { display: 'block', position: 'relative', paddingInline: 0 },
        [`${root.classNames.variants.phone.lines} &:has(input)`]: { paddingInlineStart: BOX_ROOM },
      },
    }),
  }),
);

const bodyCell: LayerRule = {
  paddingBlock: padBlock,
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  lineHeight: 1.45,
  verticalAlign: 'middle',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
};
const cardCell: LayerRule = { padding: 0, border: 0 };

export const selectCell = style(
  component({
    ...bodyCell,
    ...asCards({
      ...cardCell,
      gridColumn: 1,
      gridRow: 1,
      paddingInlineEnd: space[1],
      selectors: { [inLines]: { position: 'absolute', insetInlineStart: space[2], insetBlockStart: space[3] } },
    }),
  }),
);
export const actionsCell = style(
  component({
    ...bodyCell,
    inlineSize: '1%',
    paddingBlock: 0,
    paddingInlineEnd: space[1],
    textAlign: 'end',
    whiteSpace: 'nowrap',
    // Buttons with a frame stay clear of the lines.
    selectors: { ...bodyCell.selectors, [`${table.classNames.variants.density.dense} &`]: { paddingBlock: padBlock } },
    ...asCards({
      ...cardCell,
      gridColumn: 3,
      gridRow: 1,
      inlineSize: 'auto',
      marginBlock: `calc(-1 * ${space[2]})`,
      selectors: { [inLines]: { position: 'absolute', insetInlineEnd: 0, insetBlockStart: space[3] } },
    }),
  }),
);

export const cell = recipe({
  base: component({
    ...bodyCell,
    ...asCards({
      ...cardCell,
      minInlineSize: 0,
      display: 'grid',
      gridColumn: '2 / -1',
      gridTemplateColumns: 'minmax(5rem, 34%) minmax(0, 1fr)',
      columnGap: space[3],
      alignItems: 'baseline',
      justifyItems: 'start',
      textAlign: 'start',
      fontSize: vars.fontSize.sm,
      selectors: {
        '&[data-label]::before': {
          // The header says it to screen readers; the second value keeps them from hearing it twice.
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          color: color.textMuted,
        },
        '[data-selected] > &[data-label]::before': { color: 'inherit' },
        [inLines]: { display: 'inline-block', marginInlineEnd: space[3] },
        // A label such as “E-mail” keeps together.
        [`${inLines}[data-label]::before`]: { marginInlineEnd: space[1], whiteSpace: 'nowrap' },
      },
    }),
  }),
  variants: {
    kind: {
      // Long words may break, but no column shrinks to a letter.
      text: component({ minInlineSize: '6.5rem', ...asCards({ minInlineSize: 0 }) }),
      number: component({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ...asCards({ textAlign: 'start' }) }),
    },
    noWrap: { true: component({ whiteSpace: 'nowrap', ...asCards({ whiteSpace: 'normal' }) }), false: {} },
  },
});

/** The cell that names its row. */
export const title = style(
  component({
    fontWeight: vars.fontWeight.medium,
    selectors: { '&&': { minInlineSize: '9rem' } },
    ...asCards({
      selectors: {
        '&&': { minInlineSize: 0, display: 'block', gridColumn: '2 / 3', gridRow: 1, marginInlineEnd: 0, fontSize: vars.fontSize.md },
        // Only its own line makes room for the actions; what follows goes on below them.
        [`${root.classNames.variants.phone.lines} :has(button) > &&`]: { paddingInlineEnd: ACTIONS_ROOM },
      },
    }),
  }),
);

export const messageRow = style(component(asCards({ display: 'block' })));
export const message = style(component({ paddingBlock: space[4], ...asCards({ display: 'block' }) }));
