import * as styles from './Logo.css.ts';
import { type LogoSize, logoSizes } from './Logo.variants.ts';

export interface LogoProps {
  /** Edge length of the mark: 32, 48 or 64 px. @default 'small' */
  size?: LogoSize;
  /** Writes the product's name beside the mark. @default false */
  withName?: boolean;
  /** Drops the mark's own name where the product's name stands beside it anyway. @default false */
  decorative?: boolean;
}

/** Name of the product. */
export const PRODUCT_NAME = 'Everstep';

/** Four steps and a sun in a rounded square, in the brand's own colours whatever the scheme. */
export function Logo({ size = 'small', withName = false, decorative = false }: LogoProps) {
  const named = withName || decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': PRODUCT_NAME };
  return (
    <span className={styles.logo}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or the name stands beside it */}
      <svg className={styles.mark} width={logoSizes[size]} height={logoSizes[size]} viewBox="0 0 32 32" {...named}>
        <rect className={styles.ground} width="32" height="32" rx="8" />
        <circle className={styles.sun} cx="12" cy="10" r="4" />
        <path className={styles.steps} d="M5 27v-4h5.5v-4.5H16V14h5.5V9.5H27V27z" />
      </svg>
      {withName && <span className={styles.name[size]}>{PRODUCT_NAME}</span>}
    </span>
  );
}
