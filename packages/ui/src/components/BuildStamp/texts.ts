/** The fixed word of a `BuildStamp`. */
export interface BuildStampTexts {
  /** Names the landmark. */
  readonly label: string;
}

export const buildStampTexts: BuildStampTexts = { label: 'Build' };
