export { PersonaAvatar, type PersonaAvatarProps, type PersonaMark } from './PersonaAvatar.tsx';
export { type PersonaAvatarSize, personaAvatarSizes } from './PersonaAvatar.variants.ts';
