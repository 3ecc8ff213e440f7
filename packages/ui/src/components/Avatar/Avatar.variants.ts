/** 28, 36, 48, 72 and 112 px. */
export const avatarSizes = ['xs', 'small', 'medium', 'large', 'xl'] as const;
export type AvatarSize = (typeof avatarSizes)[number];
