import { buttonSizes } from '../Button/Button.variants.ts';

/** `ghost` in bars and rows; `soft` where it must be seen to be a button; `primary` for the one action, such as send; `inherit` on toned surfaces. */
export const iconButtonTones = ['ghost', 'soft', 'outline', 'primary', 'inherit'] as const;
export type IconButtonTone = (typeof iconButtonTones)[number];

export const iconButtonSizes = buttonSizes;
