/** The fixed words of `QuickReplies`. */
export interface QuickRepliesTexts {
  /** Names the group. */
  readonly label: string;
}

export const quickRepliesTexts: QuickRepliesTexts = { label: 'Answers to choose from' };
