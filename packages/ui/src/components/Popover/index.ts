export { Popover, type PopoverProps } from './Popover.tsx';
export { type PopoverAlign, popoverAligns } from './Popover.variants.ts';
