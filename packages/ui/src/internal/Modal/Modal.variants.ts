/** Widths of a dialog; all but `alert` fill the screen on phones, `alert` rises from the bottom edge. `chat` is 80% of the viewport high. */
export const modalSizes = ['alert', 'sm', 'md', 'lg', 'chat'] as const;
export type ModalSize = (typeof modalSizes)[number];
