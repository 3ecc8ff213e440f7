import { hidden } from '../../a11y/visually-hidden.css.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import * as styles from './Spinner.css.ts';
import type { SpinnerSize } from './Spinner.variants.ts';

export interface SpinnerProps extends Omit<NativeProps<'span'>, 'children'> {
  /** What is being waited for, read to screen readers. Leave it out beside a text that already says so. */
  label?: string;
  /** Width of the arc; `small` fits into a line. @default 'medium' */
  size?: SpinnerSize;
}

/** A turning arc for waits of unknown length. It takes the colour of the text around it. */
export function Spinner({ label, size = 'medium', ...rest }: SpinnerProps) {
  return (
    <span {...rest} className={`${styles.root} ${styles.size[size]}`} role={label ? 'status' : undefined}>
      <svg className={styles.arc} data-essential-motion="" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="3" opacity="0.22" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span className={hidden}>{label}</span>}
    </span>
  );
}
