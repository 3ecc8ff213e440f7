import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

/** Gap, alignment and justification that Stack, Inline and Grid share. */
export const gap = styleVariants({ 0: '0', ...vars.space }, (value) => component({ gap: value }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' } as const,
  (alignItems) => component({ alignItems }),
);

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const,
  (justifyContent) => component({ justifyContent }),
);
