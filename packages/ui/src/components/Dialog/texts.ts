/** The fixed word of a `Dialog`, and of all that are made of it; of a `Drawer`, too. */
export interface DialogTexts {
  readonly close: string;
}

export const dialogTexts: DialogTexts = { close: 'Close' };
