import { style } from '@vanilla-extract/css';

/** As high as the list is in its dialog; the browser of the tests is 800 px high. */
export const frame = style({ display: 'flex', flexDirection: 'column', blockSize: 520 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });
