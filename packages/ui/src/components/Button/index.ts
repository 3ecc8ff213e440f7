export { Button, type ButtonProps, LinkButton, type LinkButtonProps } from './Button.tsx';
export { type ButtonSize, type ButtonTone, buttonSizes, buttonTones } from './Button.variants.ts';
