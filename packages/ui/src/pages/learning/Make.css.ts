import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

/** A quiet button begins where the title above it does. */
export const back = style(component({ marginInlineStart: `calc(${space[4]} * -1)` }));
/** Lines short enough to read. */
export const reading = style(
  component({ display: 'grid', gap: space[4], minInlineSize: 0, maxInlineSize: '46rem', overflowWrap: 'anywhere' }),
);
export const title = style(component({ minInlineSize: 0, flex: '1 1 14rem', overflowWrap: 'anywhere' }));

export const modules = style(component({ display: 'grid', gap: space[5], margin: 0, padding: 0, listStyle: 'none' }));
export const module = style(component({ display: 'grid', gap: space[3], minInlineSize: 0, overflowWrap: 'anywhere' }));
export const lessons = style(component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const lesson = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
export const lessonWords = style(component({ display: 'grid', gap: space[1], flex: '1 1 18rem', minInlineSize: 0 }));
export const objectives = style(
  component({
    display: 'grid',
    gap: space[1],
    margin: 0,
    paddingInlineStart: '1.25rem',
    listStyle: 'disc',
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
  }),
);
/** A module or a lesson while its words can be changed. */
export const fields = style(
  component({
    display: 'grid',
    gap: space[4],
    minInlineSize: 0,
    margin: 0,
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const legend = style(
  component({ paddingInline: space[1], color: color.textMuted, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold }),
);
export const score = style(
  component({
    display: 'grid',
    gap: space[3],
    padding: space[4],
    borderRadius: vars.radius.control,
    backgroundColor: color.accent.soft,
    color: color.accent.onSoft,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const missed = style(component({ display: 'grid', gap: space[3], overflowWrap: 'anywhere' }));
