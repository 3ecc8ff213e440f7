import { LOGO_SIZES } from '@everstep/domain';

/** Edge lengths of the mark, in pixels: small 32, medium 48, large 64. */
export const logoSizes = LOGO_SIZES;
export type LogoSize = keyof typeof logoSizes;
export const logoSizeNames: readonly LogoSize[] = ['small', 'medium', 'large'];
