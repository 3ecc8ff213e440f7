export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { type TooltipSide, tooltipSides } from './Tooltip.variants.ts';
