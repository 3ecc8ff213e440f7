export { Logo, type LogoProps, PRODUCT_NAME } from './Logo.tsx';
export { type LogoSize, logoSizeNames, logoSizes } from './Logo.variants.ts';
