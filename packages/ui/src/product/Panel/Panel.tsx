import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import * as parts from '../parts.css.ts';
import * as styles from './Panel.css.ts';

export interface PanelProps {
  /** Heading of the section; names its landmark. */
  readonly title: ReactNode;
  /** One short line beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One section of a page: a heading, a line beside it, and its content. */
export function Panel({ title, aside, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={parts.panel} aria-labelledby={heading}>
      <div className={parts.panelHead}>
        <h2 id={heading} className={parts.title}>
          {title}
        </h2>
        {aside && <span className={parts.muted}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}

export interface PanelSkeletonProps {
  /** What is being loaded, such as "Loading your week". */
  readonly label: string;
  /** Rows to hold the place of. @default 3 */
  readonly rows?: number;
}

/** Holds the place of a panel while its data is on the way. */
export function PanelSkeleton({ label, rows = 3 }: PanelSkeletonProps) {
  return (
    <div className={parts.panel} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.headline} />
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className={styles.line} />
      ))}
    </div>
  );
}

export interface PanelErrorProps {
  readonly title: string;
  /** What happened and what was kept. */
  readonly message: string;
  readonly action?: ReactNode;
}

/** Stands where a panel's data could not be read. */
export function PanelError({ title, message, action }: PanelErrorProps) {
  return (
    <Panel title={title}>
      <p className={parts.muted} role="alert">
        {message}
      </p>
      {action && <div>{action}</div>}
    </Panel>
  );
}
