import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const tasks = style(component({ display: 'grid' }));
export const task = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    paddingBlock: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
export const body = style(component({ flex: 1, minInlineSize: 0 }));
export const title = style(
  component({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.control }),
);
export const line = style(component({ marginBlockStart: space[1], color: color.textMuted, fontSize: vars.fontSize.sm }));
/** Lines up with the tasks that have a checkbox. */
export const still = style(component({ display: 'flex', alignItems: 'flex-start', gap: space[3], paddingBlock: space[1] }));
export const words = style(component({ minInlineSize: 0, paddingBlock: '2px' }));
export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '1.375rem',
    blockSize: '1.375rem',
    border: `1.5px dashed ${color.lineStrong}`,
    borderRadius: vars.radius.full,
    color: color.textMuted,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const marked = style(
  component({ borderStyle: 'solid', borderColor: color.accent.fill, backgroundColor: color.accent.fill, color: color.accent.onFill }),
);
