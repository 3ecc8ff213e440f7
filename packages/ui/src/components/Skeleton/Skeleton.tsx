import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import type { NativeProps } from '../../internal/native-props.ts';
import * as styles from './Skeleton.css.ts';
import type { SkeletonShape } from './Skeleton.variants.ts';

export interface SkeletonProps extends Omit<NativeProps<'span'>, 'children'> {
  /** What it stands for. @default 'text' */
  shape?: SkeletonShape;
  /** Number of lines, for `text`. @default 1 */
  lines?: number;
}

export interface LoadingRegionProps extends NativeProps<'div'> {
  /** What is being loaded, e.g. "Loading habits". */
  label: string;
}

/** The outline of what is about to come; silent for screen readers. Put it inside a `LoadingRegion`. */
export function Skeleton({ shape = 'text', lines = 1, ...rest }: SkeletonProps) {
  const bone = styles.bone({ shape });
  if (lines <= 1) return <span {...rest} aria-hidden="true" className={bone} />;
  return (
    <span {...rest} aria-hidden="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // Lines have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
        <span key={line} className={bone} />
      ))}
    </span>
  );
}

/** Holds skeletons and says once, in words, what is loading. */
export function LoadingRegion({ label, children, ...rest }: LoadingRegionProps) {
  return (
    <div {...rest} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
