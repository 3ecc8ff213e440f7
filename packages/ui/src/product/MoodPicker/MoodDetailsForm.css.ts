import { style } from '@vanilla-extract/css';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { component } from '../../styles/layers.ts';
import { coarsePointer, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import { chosen, hover } from './choice.ts';

const { color } = vars;

export const picker = style(component({ minInlineSize: 0 }));
export const smallLegend = style(
  component({ marginBlockEnd: vars.space[2], fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold }),
);
export const radio = hidden;
export const details = style(component({ display: 'grid', gap: vars.space[5] }));
export const chips = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const chip = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.5rem',
    paddingInline: vars.space[4],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: color.surface,
    fontSize: vars.fontSize.md,
    cursor: 'pointer',
    selectors: chosen,
    '@media': {
      ...hover,
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
    },
  }),
);
