/** The fixed words of a `SearchField`. */
export interface SearchFieldTexts {
  readonly clear: string;
}

export const searchFieldTexts: SearchFieldTexts = { clear: 'Clear search' };
