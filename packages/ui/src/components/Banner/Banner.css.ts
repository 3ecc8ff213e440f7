import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const root = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    paddingBlock: space[3],
    paddingInline: space[4],
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const tone = styleVariants({ info: color.info, success: color.success, warning: color.warning, danger: color.danger }, (set) =>
  component({ backgroundColor: set.soft, color: set.onSoft }),
);
export const icon = style(component({ display: 'inline-flex', flexShrink: 0, fontSize: '1.25rem', marginBlockStart: '0.0625rem' }));
globalStyle(`${icon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));

export const words = style(component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(component({ fontWeight: vars.fontWeight.semibold }));
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[3] }));
/** The dismiss button stands in the middle of the first line and takes no room in height. */
export const dismiss = style(
  component({ marginBlock: `calc((1lh - ${vars.size.controlSmall}) / 2)`, marginInlineEnd: `calc(${space[2]} * -1)` }),
);
