export { Card, type CardProps } from './Card.tsx';
export { type CardTone, cardTones } from './Card.variants.ts';
