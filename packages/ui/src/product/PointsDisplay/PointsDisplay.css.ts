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
  component({ display: 'flex', flexWrap: 'nowrap', minInlineSize: 0, alignItems: 'center', gap: vars.space[2], whiteSpace: 'nowrap' }),
);
/** The one chip that gives way when there is little room. */
export const level = style(component({ flex: '0 1 auto', minInlineSize: 0 }));
export const fixed = style(component({ flex: 'none' }));
export const cut = style(component({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));
export const word = style(component({ fontWeight: 'inherit' }));
/** Named first for those who hear it, read after the amount. */
export const unit = style(component({ order: 1, fontWeight: 'inherit' }));
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
