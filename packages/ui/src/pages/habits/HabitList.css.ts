import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const { space } = vars;

export const list = style(component({ display: 'grid', gap: space[1], marginInline: `calc(-1 * ${space[2]})` }));
// What is out of sight is painted when it comes near. The inset leaves room for the ring of focus, which would be cut off.
export const item = style(component({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 6.5rem', paddingInline: space[2] }));
