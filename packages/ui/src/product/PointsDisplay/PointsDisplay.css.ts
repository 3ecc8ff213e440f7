import { keyframes, style } from '@vanilla-extract/css';
import { component, inLayer } from '../../styles/layers.ts';
import { reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const lift = keyframes({
  '0%, 100%': { transform: 'none' },
  '20%': { transform: 'translateY(-3px)' },
  '40%': { transform: 'none' },
});

export const points = style(
  component({ display: 'flex', flexWrap: 'nowrap', alignItems: 'center', gap: vars.space[2], whiteSpace: 'nowrap' }),
);
export const level = style(component({ overflow: 'hidden' }));
export const word = style(component({ fontWeight: 'inherit' }));
export const hiddenWord = style(
  inLayer('utilities', { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
);
export const coin = style(component({ inlineSize: '0.875rem', blockSize: '0.875rem', color: vars.color.sun.text }));
export const lifted = style(
  component({
    animation: `${lift} 1.5s ${vars.easing.out}`,
    borderColor: vars.color.sun.text,
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);
