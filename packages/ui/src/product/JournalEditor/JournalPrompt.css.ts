import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;

export const card = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[3],
    paddingInline: space[4],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: color.accent.soft,
    color: color.accent.onSoft,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const icon = style(component({ display: 'inline-flex', flex: 'none' }));
export const text = style(component({ flex: '1 1 14rem', minInlineSize: 0, fontWeight: vars.fontWeight.medium, textWrap: 'pretty' }));
export const actions = style(component({ display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' }));
