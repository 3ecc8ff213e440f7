export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { type IconButtonTone, iconButtonSizes, iconButtonTones } from './IconButton.variants.ts';
