import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';

const columns = (least: string) =>
  component({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` });

export const grid = styleVariants({
  small: columns('12rem'),
  medium: columns('16rem'),
  large: columns('20rem'),
  // Breaks by the room there is, not by the window: where both don't fit, the aside goes under the main part.
  mainAside: component({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start' }),
});

globalStyle(`${grid.mainAside} > *`, component({ flex: '2 1 18rem', minInlineSize: 'min(100%, 18rem)' }));
globalStyle(`${grid.mainAside} > :first-child`, component({ flex: '3 1 26rem' }));
