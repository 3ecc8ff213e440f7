import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { reducedMotion } from '../../styles/media.ts';

const turn = keyframes({ to: { rotate: '360deg' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** Still, but visibly at work: it breathes instead of turning. */
const quiet = { animation: `${breathe} 2s ease-in-out infinite` };

export const root = style(component({ display: 'inline-flex', flexShrink: 0, verticalAlign: 'middle' }));

export const size = styleVariants({ small: 16, medium: 24, large: 40 }, (px) =>
  component({ inlineSize: `${px / 16}rem`, blockSize: `${px / 16}rem` }),
);

export const arc = style(
  component({
    inlineSize: '100%',
    blockSize: '100%',
    animation: `${turn} 900ms linear infinite`,
    selectors: { '[data-motion="reduced"] &': quiet },
    '@media': { [reducedMotion]: quiet },
  }),
);
