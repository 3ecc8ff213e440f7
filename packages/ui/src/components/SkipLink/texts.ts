/** The fixed words of a `SkipLink`. */
export interface SkipLinkTexts {
  readonly label: string;
}

export const skipLinkTexts: SkipLinkTexts = { label: 'Skip to content' };
