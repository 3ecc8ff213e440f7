import { style, styleVariants } from '@vanilla-extract/css';
import { component, type LayerRule } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import type { LessonState } from './Lesson.tsx';

const { color, space } = vars;

export const outline = style(component({ display: 'grid', gap: space[4], minInlineSize: 0 }));
export const empty = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm }));
export const section = style(
  component({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space[3] } } }),
);
export const summary = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: vars.size.touch,
    paddingInline: space[2],
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:active': { backgroundColor: color.active } },
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: color.hover } } } },
  }),
);
export const chevron = style(
  component({
    flex: 'none',
    color: color.textMuted,
    transition: `rotate ${vars.duration.fast} ${vars.easing.out}`,
    selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
export const sectionTitle = style(
  component({
    display: 'block',
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
  }),
);
export const words = style(component({ flex: 1, minInlineSize: 0 }));
export const title = style(
  component({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.control }),
);
export const line = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    gap: space[1],
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
  }),
);
export const kind = style(component({ display: 'inline-flex', flex: 'none', translate: '0 2px' }));

export const lessons = style(component({ display: 'grid', gap: '2px', paddingBlock: space[1] }));
export const lesson = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: '3.25rem',
    paddingBlock: space[2],
    paddingInline: space[2],
    borderRadius: vars.radius.control,
    color: color.text,
    textDecoration: 'none',
  }),
);
export const pressable = style(
  component({
    selectors: { '&:active': { backgroundColor: color.active } },
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: color.hover } } } },
  }),
);
export const current = style(
  component({
    selectors: { '&&': { backgroundColor: color.accent.soft } },
    '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  }),
);
export const locked = style(component({ color: color.textMuted }));

export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    border: '1.5px solid transparent',
    borderRadius: vars.radius.full,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
const marks: Readonly<Record<LessonState, LayerRule>> = {
  open: { borderColor: color.lineStrong, color: color.textMuted },
  current: { borderColor: color.accent.fill, backgroundColor: color.surface, color: color.accent.text },
  done: { borderColor: color.accent.fill, backgroundColor: color.accent.fill, color: color.accent.onFill },
  locked: { borderStyle: 'dashed', borderColor: color.lineStrong, color: color.textMuted },
};
export const markOf = styleVariants(marks, (rule) => component(rule));
