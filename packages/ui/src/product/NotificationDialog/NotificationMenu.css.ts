import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { canHover } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const button = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } } },
  }),
);
// The badge sits at the edge of what it wraps: the room around the bell keeps it off the bell itself.
export const bell = style(component({ boxSizing: 'content-box', inlineSize: '1.25rem', blockSize: '1.25rem', padding: '0.5rem' }));
