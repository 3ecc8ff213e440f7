import type { ReactNode } from 'react';
import { useLinkComponent } from '../../internal/link-context.tsx';
import { classes } from '../format.ts';
import * as parts from '../parts.css.ts';
import * as styles from './StatTile.css.ts';

export interface StatTileProps {
  /** What is counted. */
  readonly label: string;
  /** The number, formatted. */
  readonly value: string;
  /** What the number means, such as "min this month". */
  readonly meaning?: string;
  /** One icon of 1em; decorative. */
  readonly icon?: ReactNode;
  /** Where its details are. */
  readonly href?: string;
}

/** One number with its meaning. */
export function StatTile({ label, value, meaning, icon, href }: StatTileProps) {
  const Link = useLinkComponent();
  const face = (
    <>
      <span className={styles.label}>
        {icon && (
          <span className={parts.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        {label}
      </span>
      <span className={styles.value}>{value}</span>
      {meaning && <span className={parts.muted}>{meaning}</span>}
    </>
  );
  if (href === undefined) return <div className={styles.tile}>{face}</div>;
  return (
    <Link href={href} className={classes(styles.tile, styles.link)}>
      {face}
    </Link>
  );
}
