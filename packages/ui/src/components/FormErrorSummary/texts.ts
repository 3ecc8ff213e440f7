/** The fixed words of a `FormErrorSummary`. */
export interface FormErrorSummaryTexts {
  /** Heads what can be put right in a field. */
  readonly title: string;
  /** Heads what cannot. */
  readonly failed: string;
}

export const formErrorSummaryTexts: FormErrorSummaryTexts = { title: 'Please check this', failed: 'That did not work' };
