import { style } from '@vanilla-extract/css';
import { fadeIn } from '../../internal/appear.css.ts';
import { component } from '../../styles/layers.ts';
import { reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const loader = style(
  component({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[5],
    minBlockSize: '60vh',
    padding: vars.space[6],
    // A page that comes at once never shows its loader.
    animation: `${fadeIn} ${vars.duration.slow} ${vars.easing.out} 150ms backwards`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);
export const message = style(
  component({ display: 'grid', justifyItems: 'center', gap: vars.space[3], color: vars.color.textMuted, textAlign: 'center' }),
);
export const note = style(component({ fontSize: vars.fontSize.sm }));
export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minBlockSize: vars.size.control,
  }),
);
