import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { coarsePointer } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
const narrow = '(max-width: 480px)';

export const root = style(component({ containerType: 'inline-size', minInlineSize: 0, fontSize: vars.fontSize.sm }));
export const list = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: space[1], padding: 0, listStyle: 'none' }),
);

export const item = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
    '@container': {
      [narrow]: {
        selectors: {
          // Only the place above remains, with the arrow before it.
          '&:not(:nth-last-child(2))': { display: 'none' },
          '&:only-child': { display: 'inline-flex' },
          '&:nth-last-child(2)': { flexDirection: 'row-reverse' },
        },
      },
    },
  }),
);

export const separator = style(
  component({
    flexShrink: 0,
    inlineSize: '1rem',
    blockSize: '1rem',
    marginInline: space[1],
    color: color.textMuted,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@container': {
      [narrow]: { marginInlineStart: 0, transform: 'scaleX(-1)', selectors: { '&:dir(rtl)': { transform: 'none' } } },
    },
  }),
);

export const current = style(component({ color: color.textMuted }));
