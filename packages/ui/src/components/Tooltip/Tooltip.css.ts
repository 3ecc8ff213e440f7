import { style } from '@vanilla-extract/css';
import { fadeIn } from '../../internal/appear.css.ts';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const content = style(
  component({
    zIndex: vars.z.toast,
    maxInlineSize: '18rem',
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.inverse,
    color: vars.color.onInverse,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.control,
    animation: `${fadeIn} ${vars.duration.fast} ${vars.easing.out}`,
    '@media': { [reducedMotion]: { animation: 'none' }, [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
