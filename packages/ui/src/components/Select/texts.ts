/** The fixed word of a `Select`. */
export interface SelectTexts {
  /** Stands there until something is chosen. */
  readonly placeholder: string;
}

export const selectTexts: SelectTexts = { placeholder: 'Choose…' };
