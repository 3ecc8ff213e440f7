import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import type { NativeProps } from '../../internal/native-props.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends NativeProps<'span'> {
  /** How many; 0 shows nothing. */
  count: number;
  /** Above it the badge reads "99+". @default 99 */
  max?: number;
  /** Says what the number counts, e.g. `(count) => `${count} unread``. Leave it out where the control's own name says it. */
  describe?: (count: number) => string;
  /** A dot instead of the number. @default false */
  dot?: boolean;
}

/** A number on the shoulder of an icon or avatar. */
export function Badge({ count, max = 99, describe, dot = false, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={styles.root}>
      {children}
      {count > 0 && (
        <span className={dot ? styles.dot : styles.count} aria-hidden="true">
          {!dot && (count > max ? `${max}+` : count)}
        </span>
      )}
      {count > 0 && describe && <VisuallyHidden>{describe(count)}</VisuallyHidden>}
    </span>
  );
}
