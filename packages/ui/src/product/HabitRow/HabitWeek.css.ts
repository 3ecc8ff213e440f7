import { style, styleVariants } from '@vanilla-extract/css';
import { component, type LayerRule } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import type { HabitDayKind } from './HabitWeek.tsx';

const { color } = vars;

export const week = style(component({ display: 'flex', gap: '5px' }));
export const day = style(
  component({ position: 'relative', display: 'grid', placeItems: 'center', inlineSize: '0.75rem', blockSize: '0.75rem' }),
);

const marks: Readonly<Record<HabitDayKind, LayerRule>> = {
  done: {
    borderColor: color.accent.fill,
    backgroundColor: color.accent.fill,
    '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
  },
  // The lower half alone: as a border, so that no gradient is needed.
  partial: { borderColor: color.accent.fill, borderBlockEndWidth: '0.375rem' },
  skipped: { borderColor: color.lineStrong, borderRadius: vars.radius.full },
  missed: { borderColor: color.line, backgroundColor: color.raised, '@media': { [forcedColors]: { borderStyle: 'dotted' } } },
  off: {
    inlineSize: '0.25rem',
    blockSize: '0.25rem',
    borderColor: color.line,
    backgroundColor: color.line,
    borderRadius: vars.radius.full,
  },
  open: { borderColor: color.accent.fill, borderStyle: 'dashed' },
};
export const mark = styleVariants(marks, (rule) =>
  component({
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    border: '1.5px solid transparent',
    borderRadius: '4px',
    ...rule,
    '@media': {
      ...rule['@media'],
      [forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', ...rule['@media']?.[forcedColors] },
    },
  }),
);
