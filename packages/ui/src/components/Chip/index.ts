export { Chip, type ChipProps, ToggleChip, type ToggleChipProps } from './Chip.tsx';
export { type ChipTone, chipTones } from './Chip.variants.ts';
