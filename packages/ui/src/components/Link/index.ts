export { Link, type LinkProps } from './Link.tsx';
export { type LinkTone, linkTones } from './Link.variants.ts';
