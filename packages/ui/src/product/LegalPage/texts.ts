/** The fixed words of a `LegalPage`. */
export interface LegalPageTexts {
  /** Heads the list of contents. */
  readonly contents: string;
}

export const legalPageTexts: LegalPageTexts = { contents: 'On this page' };
