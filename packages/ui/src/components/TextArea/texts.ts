/** The fixed words of a `TextArea`. */
export interface TextAreaTexts {
  /** What the counter says where the length is limited. */
  readonly count: (length: number, most: number) => string;
}

export const textAreaTexts: TextAreaTexts = { count: (length, most) => `${length} of ${most}` };
