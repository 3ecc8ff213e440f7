import { vibeShown } from '@everstep/domain';

/** The fixed words of a `PersonaSelector`. */
export interface PersonaSelectorTexts {
  readonly title: string;
  /** A guide's manner in a few words. */
  readonly vibe: (vibe: string) => string;
}

export const personaSelectorTexts: PersonaSelectorTexts = { title: 'Choose Your AI Guide', vibe: vibeShown };
