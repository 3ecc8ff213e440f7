/** The fixed words of a `GuideCard`. */
export interface GuideCardTexts {
  readonly answer: (name: string) => string;
}

export const guideCardTexts: GuideCardTexts = { answer: (name) => `Answer ${name}` };
