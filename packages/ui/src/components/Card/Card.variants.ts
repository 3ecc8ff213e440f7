/** `plain` for content; `soft` marks the one card that the page is about; `sun` celebrates. */
export const cardTones = ['plain', 'soft', 'sun'] as const;
export type CardTone = (typeof cardTones)[number];
