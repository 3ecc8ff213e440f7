/** The fixed words of a `Link`. */
export interface LinkTexts {
  /** Read after a link that leaves the product. */
  readonly newTab: string;
}

export const linkTexts: LinkTexts = { newTab: '(opens in a new tab)' };
