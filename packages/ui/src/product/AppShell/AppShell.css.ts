import { createVar, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors, phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import { desktop } from '../media.ts';

const barHeight = createVar();
const safe = (side: 'left' | 'right' | 'bottom' | 'top') => `env(safe-area-inset-${side}, 0px)`;

export const shell = style(
  component({
    vars: { [barHeight]: '4rem' },
    minBlockSize: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: vars.color.page,
  }),
);

export const top = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    paddingBlockStart: safe('top'),
    backgroundColor: vars.color.page,
    '@media': { [forcedColors]: { borderBlockEnd: '1px solid CanvasText' }, print: { display: 'none' } },
  }),
);

export const columns = style(component({ flex: 1, display: 'flex', alignItems: 'stretch', minInlineSize: 0 }));

export const side = style(
  component({
    display: 'none',
    '@media': {
      [desktop]: {
        display: 'block',
        flex: 'none',
        inlineSize: vars.size.sidebar,
        borderInlineEnd: `1px solid ${vars.color.line}`,
        backgroundColor: vars.color.surface,
      },
      print: { display: 'none' },
    },
  }),
);

export const sideScroll = style(
  component({
    position: 'sticky',
    insetBlockStart: barHeight,
    blockSize: `calc(100dvh - ${barHeight})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space[3],
    paddingBlockEnd: vars.space[5],
  }),
);

export const main = style(
  component({
    flex: 1,
    minInlineSize: 0,
    paddingBlock: `${vars.space[3]} ${vars.space[12]}`,
    paddingInline: `calc(${vars.space[4]} + ${safe('left')}) calc(${vars.space[4]} + ${safe('right')})`,
    '@media': { [desktop]: { paddingInline: vars.space[8] } },
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

/** On phones the last content ends above the bottom bar. */
export const aboveBottomBar = style(component({ '@media': { [phone]: { paddingBlockEnd: `calc(6rem + ${safe('bottom')})` } } }));

export const content = style(component({ inlineSize: '100%', maxInlineSize: vars.size.content, marginInline: 'auto' }));

export const line = style(component({ paddingBlock: vars.space[3] }));
