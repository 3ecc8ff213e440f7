/** Widths of a dialog; all but `alert` fill the screen on phones, `alert` rises from the bottom edge. `chat` is 80% of the viewport high. */
export const modalSizes = ['alert', 'sm', 'md', 'lg', 'chat'] as const;
export type ModalSize = (typeof modalSizes)[number];

/** Where a dialog stands on screens that it does not fill. */
export const modalPlacements = ['center', 'top'] as const;
export type ModalPlacement = (typeof modalPlacements)[number];
