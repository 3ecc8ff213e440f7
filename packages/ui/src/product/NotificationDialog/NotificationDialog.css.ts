import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors, phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
const inset = { paddingInline: space[6], '@media': { [phone]: { paddingInline: space[4] } } } as const;

export const notices = style(component({ ...inset, display: 'grid', gap: space[3], flex: 'none', paddingBlockEnd: space[3] }));
export const quiet = style(
  component({ display: 'flex', alignItems: 'flex-start', gap: space[2], color: color.textMuted, fontSize: vars.fontSize.sm }),
);
/** As high as one line of the text beside it. */
export const quietIcon = style(component({ flexShrink: 0, inlineSize: '1.125em', blockSize: '1lh' }));

export const toolbar = style(
  component({
    ...inset,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    flex: 'none',
    paddingBlockEnd: space[2],
  }),
);
// Alone on its line it stands above the menus of the rows.
globalStyle(`${toolbar} > button`, component({ marginInlineStart: 'auto' }));
/** On phones one line that is pushed sideways: three lines of chips would leave no room for what they filter. */
export const filters = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    minInlineSize: 0,
    '@media': {
      [phone]: {
        flexWrap: 'nowrap',
        inlineSize: `calc(100% + 2 * ${space[4]})`,
        flex: 'none',
        marginInline: `calc(-1 * ${space[4]})`,
        // Room for the focus ring, which the scroller would cut off.
        paddingBlock: space[1],
        paddingInline: space[4],
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
  }),
);
globalStyle(`${filters} > *`, component({ flex: 'none' }));
export const scroller = style(
  component({ flex: '1 1 auto', minBlockSize: '12rem', overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' }),
);
export const list = style(component({ listStyle: 'none' }));
export const virtual = style(component({ position: 'relative', overflowAnchor: 'none' }));
export const virtualRow = style(component({ position: 'absolute', insetInline: 0, insetBlockStart: 0 }));
export const more = style(component({ display: 'grid', justifyItems: 'center', padding: space[4] }));

export const undo = style(
  component({
    ...inset,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    flex: 'none',
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.line}`,
    backgroundColor: color.raised,
    fontSize: vars.fontSize.md,
    '@media': {
      ...inset['@media'],
      [forcedColors]: { borderBlockStartColor: 'CanvasText' },
    },
  }),
);
export const undoWords = style(
  component({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const outline = style(
  component({ ...inset, display: 'flex', gap: space[3], paddingBlock: space[4], borderBlockStart: `1px solid ${color.line}` }),
);
export const outlineWords = style(component({ flex: 1 }));
