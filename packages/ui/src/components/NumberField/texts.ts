/** The fixed words of a `NumberField`. */
export interface NumberFieldTexts {
  /** Said when what was typed is no number. */
  readonly unreadable: string;
  readonly decrease: string;
  readonly increase: string;
}

export const numberFieldTexts: NumberFieldTexts = { unreadable: 'Write a number.', decrease: 'Less', increase: 'More' };
