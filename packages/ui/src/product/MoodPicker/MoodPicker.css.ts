import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import { chosen, hover } from './choice.ts';

const { color } = vars;

export const radio = hidden;
export const faces = style(component({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: vars.space[1] }));

export const option = style(
  component({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space[2],
    minInlineSize: 0,
    paddingBlock: vars.space[3],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: color.text,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'center',
    lineHeight: vars.lineHeight.control,
    cursor: 'pointer',
    selectors: chosen,
    '@media': { ...hover, [forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
  }),
);
export const face = style(
  component({
    inlineSize: '3.25rem',
    blockSize: 'auto',
    maxInlineSize: '80%',
    transition: `transform ${vars.duration.normal} ${vars.easing.out}`,
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
export const compact = style(component({ fontSize: vars.fontSize.xs, paddingBlock: vars.space[2], gap: vars.space[1] }));
globalStyle(`${compact} ${face}`, component({ inlineSize: '2.5rem' }));
globalStyle(`${option}:has(:checked) ${face}`, component({ transform: 'translateY(-2px)' }));
export const head = style(component({ fill: color.raised, stroke: color.lineStrong, strokeWidth: 1.5 }));
globalStyle(`${option}:has(:checked) ${head}`, component({ fill: color.sun.fill, stroke: color.sun.onFill }));
export const feature = style(
  component({ fill: 'none', stroke: color.text, strokeWidth: 2.4, strokeLinecap: 'round', strokeLinejoin: 'round' }),
);
export const smile = style([feature, style(component({ fill: color.text }))]);
globalStyle(`${option}:has(:checked) ${feature}`, component({ stroke: color.sun.onFill }));
globalStyle(`${option}:has(:checked) ${smile}`, component({ fill: color.sun.onFill }));
export const word = style(component({ maxInlineSize: '100%', paddingInline: 2 }));
