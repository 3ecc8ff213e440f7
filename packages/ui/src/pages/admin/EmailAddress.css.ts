import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';

/** No column of a table shrinks so far that an address breaks between letters. */
export const address = style(component({ overflowWrap: 'break-word' }));
export const note = style(component({ whiteSpace: 'nowrap' }));
