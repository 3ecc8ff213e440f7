/** The fixed words of a `PersonaIndicator`. `name` is that of the guide. */
export interface PersonaIndicatorTexts {
  /** Names the chip. */
  readonly guide: (name: string) => string;
  readonly chat: (name: string) => string;
  readonly switch: string;
  readonly council: string;
}

export const personaIndicatorTexts: PersonaIndicatorTexts = {
  guide: (name) => `AI guide: ${name}`,
  chat: (name) => `Chat with ${name}`,
  switch: 'Switch AI Guide',
  council: 'Ask several guides',
};
