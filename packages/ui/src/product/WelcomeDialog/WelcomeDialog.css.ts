import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const land = style(component({ blockSize: '10rem' }));
export const foot = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    inlineSize: '100%',
  }),
);
export const suggestions = style(component({ display: 'grid', gap: vars.space[3], listStyle: 'none', counterReset: 'step' }));
export const suggestion = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    counterIncrement: 'step',
    overflowWrap: 'anywhere',
    selectors: {
      '&::before': {
        content: 'counter(step)',
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        inlineSize: '2rem',
        blockSize: '2rem',
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        fontSize: vars.fontSize.sm,
        fontWeight: vars.fontWeight.semibold,
      },
    },
  }),
);
