import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { forcedColors, reducedMotion } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const bone = recipe({
  base: component({
    display: 'block',
    maxInlineSize: '100%',
    backgroundColor: vars.color.line,
    borderRadius: vars.radius.small,
    animation: `${breathe} 1.8s ease-in-out infinite`,
    '@media': { [reducedMotion]: { animation: 'none' }, [forcedColors]: { border: '1px solid GrayText' } },
  }),
  variants: {
    shape: {
      text: component({
        blockSize: '0.8em',
        marginBlock: '0.375em',
        inlineSize: '100%',
        selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
      }),
      title: component({ blockSize: '1.5rem', inlineSize: '45%' }),
      block: component({ blockSize: '7.5rem', inlineSize: '100%', borderRadius: vars.radius.control }),
      circle: component({ blockSize: '3rem', inlineSize: '3rem', flexShrink: 0, borderRadius: vars.radius.full }),
    },
  },
});

export const lines = style(component({ display: 'block', inlineSize: '100%' }));
