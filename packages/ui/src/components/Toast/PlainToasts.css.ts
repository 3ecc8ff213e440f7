import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

/** Below the bar over every page. Few words: they are part of every first load. */
export const place = style(component({ position: 'fixed', inset: '4.5rem 1rem auto', zIndex: vars.z.toast }));
