import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const header = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: vars.space[4] }),
);
export const words = style(component({ display: 'grid', gap: vars.space[1], flex: '1 1 16rem', minInlineSize: 0 }));
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }));
export const frame = style(component({ containerType: 'inline-size' }));
export const columns = style(
  component({
    display: 'grid',
    gap: vars.space[5],
    alignItems: 'start',
    '@container': { '(min-width: 820px)': { gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)' } },
  }),
);
export const column = style(component({ display: 'grid', gap: vars.space[5], minInlineSize: 0 }));
export const tiles = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))', gap: vars.space[3] }),
);
