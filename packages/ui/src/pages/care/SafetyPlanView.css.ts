import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

/** What is written on; paper has no use for fields. */
export const screen = style(component({ '@media': { print: { display: 'none' } } }));
/** Dark on light whatever the look: paper is white. */
export const paper = style(
  component({
    display: 'none',
    '@media': { print: { display: 'grid', gap: vars.space[4], colorScheme: 'light', color: 'CanvasText', backgroundColor: 'Canvas' } },
  }),
);
export const paperPart = style(component({ display: 'grid', gap: vars.space[1], breakInside: 'avoid' }));
export const paperWords = style(component({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: vars.fontSize.lg }));
