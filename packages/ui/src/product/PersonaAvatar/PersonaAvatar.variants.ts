/** Sizes of a guide's emblem: 24, 40, 56 and 96 px. */
export const personaAvatarSizes = ['small', 'medium', 'large', 'hero'] as const;
export type PersonaAvatarSize = (typeof personaAvatarSizes)[number];
