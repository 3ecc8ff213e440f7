export const tooltipSides = ['top', 'bottom', 'left', 'right'] as const;
export type TooltipSide = (typeof tooltipSides)[number];
