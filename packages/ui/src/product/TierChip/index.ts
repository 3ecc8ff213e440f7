export { TierChip, type TierChipProps } from './TierChip.tsx';
