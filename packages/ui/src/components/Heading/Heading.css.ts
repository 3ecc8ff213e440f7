import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';
import type { HeadingSize } from './Heading.variants.ts';

const { fontSize } = vars;
const sizes: Record<HeadingSize, string> = {
  md: fontSize.md,
  lg: fontSize.lg,
  xl: fontSize.xl,
  '2xl': fontSize['2xl'],
  '3xl': fontSize['3xl'],
  '4xl': fontSize['4xl'],
};

export const heading = style(
  component({
    fontFamily: vars.font.heading,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    letterSpacing: '-0.012em',
    color: vars.color.text,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    minInlineSize: 0,
  }),
);
export const size = styleVariants(sizes, (value) => component({ fontSize: value }));
