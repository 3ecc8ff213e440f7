import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, type LayerRule } from '../../styles/layers.ts';
import { canHover, forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import type { ButtonSize, ButtonTone } from './Button.variants.ts';

const { color } = vars;
const idle = '&:not(:disabled, [aria-disabled="true"])';

interface ToneLook {
  rest: { backgroundColor: string; color: string; borderColor?: string };
  hover: { backgroundColor: string } | { borderColor: string };
  active: { backgroundColor: string } | { borderColor: string };
}

const disabled = '&:is(:disabled, [aria-disabled="true"]:not([aria-busy="true"]))';

const tone = ({ rest, hover, active }: ToneLook) =>
  component({
    ...rest,
    '@media': { [canHover]: { selectors: { [`${idle}:hover`]: hover } } },
    selectors: {
      [`${idle}:active`]: active,
      // What has no fill at rest gets none by being disabled.
      ...(rest.backgroundColor === 'transparent' ? { [disabled]: { backgroundColor: 'transparent' } } : {}),
    },
  });

const tones: Record<ButtonTone, ReturnType<typeof tone>> = {
  primary: tone({
    rest: { backgroundColor: color.accent.fill, color: color.accent.onFill },
    hover: { backgroundColor: color.accent.fillHover },
    active: { backgroundColor: color.accent.fillActive },
  }),
  soft: tone({
    rest: { backgroundColor: color.accent.soft, color: color.accent.onSoft },
    hover: { backgroundColor: color.accent.softHover },
    active: { backgroundColor: color.accent.softActive },
  }),
  outline: tone({
    rest: { backgroundColor: color.surface, color: color.text, borderColor: color.lineStrong },
    hover: { backgroundColor: color.hover },
    active: { backgroundColor: color.active },
  }),
  ghost: tone({
    rest: { backgroundColor: 'transparent', color: color.text },
    hover: { backgroundColor: color.hover },
    active: { backgroundColor: color.active },
  }),
  danger: tone({
    rest: { backgroundColor: color.danger.fill, color: color.danger.onFill },
    hover: { backgroundColor: color.danger.fillHover },
    active: { backgroundColor: color.danger.fillActive },
  }),
  // The surface's own colour can't be known here, so hover and press show as an edge.
  inherit: tone({
    rest: { backgroundColor: 'transparent', color: 'inherit' },
    hover: { borderColor: 'currentColor' },
    active: { borderColor: 'currentColor' },
  }),
};

const size = (rule: LayerRule) => component(rule);
const sizes: Record<ButtonSize, ReturnType<typeof size>> = {
  small: size({ minBlockSize: vars.size.controlSmall, paddingInline: vars.space[3], fontSize: vars.fontSize.sm }),
  medium: size({ minBlockSize: vars.size.control, paddingInline: vars.space[4], fontSize: vars.fontSize.md }),
  large: size({ minBlockSize: vars.size.controlLarge, paddingInline: vars.space[6], fontSize: vars.fontSize.lg }),
};

export const button = recipe({
  base: component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingBlock: vars.space[1],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.text,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.control,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, translate ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      [`${idle}:active`]: { translate: '0 1px' },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      [disabled]: {
        backgroundColor: color.disabledFill,
        borderColor: 'transparent',
        color: color.disabledText,
      },
    },
    '@media': {
      [reducedMotion]: { transition: 'none', selectors: { [`${idle}:active`]: { translate: 'none' } } },
      // Fills vanish there: the border and the system's own colours carry the shape.
      [forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { [disabled]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
  variants: {
    tone: tones,
    size: sizes,
    wide: { true: component({ inlineSize: '100%' }) },
  },
});

/** Icon and label keep their width while the spinner stands over them. */
export const content = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
  }),
);

export const icon = style(component({ display: 'inline-flex', flexShrink: 0, fontSize: vars.size.icon }));
// Icons take the size of their place, whatever the icon set's default is.
globalStyle(`${icon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
export const spinner = style(component({ position: 'absolute', display: 'inline-flex' }));
