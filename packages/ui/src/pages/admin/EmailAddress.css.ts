import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';

/** No column of a table shrinks so far that an address breaks between letters. On a phone, where rows are cards, it must not widen one. */
export const address = style(
  component({ minInlineSize: 0, overflowWrap: 'break-word', '@media': { [phone]: { overflowWrap: 'anywhere' } } }),
);
export const note = style(component({ whiteSpace: 'nowrap' }));
