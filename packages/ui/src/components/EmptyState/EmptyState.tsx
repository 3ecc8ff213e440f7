import type { ReactNode } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../Heading/Heading.variants.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<NativeProps<'div'>, 'title'> {
  /** What is not here yet, e.g. "No habits yet". */
  title: string;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingLevel;
  /** A small picture; decorative, so hidden from screen readers. */
  illustration?: ReactNode;
  /** One line that invites. */
  children?: ReactNode;
  /** The one thing to do, usually a `Button`. */
  action?: ReactNode;
}

/** A place that will fill up: one picture, one line, one action. */
export function EmptyState({ title, headingLevel = 2, illustration, action, children, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={styles.root}>
      {illustration && (
        <div className={styles.illustration} aria-hidden="true">
          {illustration}
        </div>
      )}
      <Heading level={headingLevel} size="lg">
        {title}
      </Heading>
      {children && <p className={styles.line}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
