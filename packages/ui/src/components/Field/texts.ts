/** The fixed word of a `Field`. */
export interface FieldFixedTexts {
  /** Stands beside the label of what must be filled in. */
  readonly required: string;
}

export const fieldFixedTexts: FieldFixedTexts = { required: 'required' };
