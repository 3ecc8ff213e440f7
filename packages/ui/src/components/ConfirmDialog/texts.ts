/** The fixed word of a `ConfirmDialog`. */
export interface ConfirmDialogTexts {
  /** The way out. */
  readonly cancel: string;
}

export const confirmDialogTexts: ConfirmDialogTexts = { cancel: 'Cancel' };
