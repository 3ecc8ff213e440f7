/** The fixed words of `GuidedTalks`. */
export interface GuidedTalksTexts {
  /** Stands above the list and names it; follows the invitation to write. */
  readonly label: string;
}

export const guidedTalksTexts: GuidedTalksTexts = { label: 'Or choose a talk that goes step by step:' };
